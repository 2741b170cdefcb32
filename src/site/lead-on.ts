import { meantAddresses } from '../links/address.ts';
import { fileAddress } from '../words/addresses.ts';

/** Where there is no page at the address, leads on to the one that is meant, if something was only added to it on the way. */
export async function leadOn(): Promise<void> {
  // Whoever opens the page of lost addresses by its own name means it.
  if (location.pathname === fileAddress('404.html')) return;
  for (const address of meantAddresses(location, fileAddress(''))) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return location.replace(address);
  }
}
