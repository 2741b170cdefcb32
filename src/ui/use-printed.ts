import { useEffect, useState } from 'preact/hooks';

/** Whether the page is being printed: what is only made once a reader unfolds it is made then, too. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => setPrinted(true);
    const end = () => setPrinted(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}
