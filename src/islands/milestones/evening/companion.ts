import './companion.css';
import { keepAwake } from '../../keeping/keep-awake.ts';
import { runBigScreen } from './big-screen.ts';
import { discardDamaged, isEveningDamaged } from './kept.ts';
import { runPlaces } from './place.ts';
import { runSetup } from './setup.ts';

/** What the page of the evening does beside being read. It is small and comes at once: no control waits for it. */
const find = <Name extends string>(selector: Name) => document.querySelector<HTMLElement>(selector) as HTMLElement;

keepAwake();
find('.night-link-damaged').hidden = !runSetup(find('.night-setup-form') as HTMLFormElement);
find('.night-kept-damaged').hidden = !isEveningDamaged();
find('.night-kept-damaged button').addEventListener('click', () => {
  discardDamaged();
  find('.night-kept-damaged').hidden = true;
});
runBigScreen(find('.tv-bar'));
runPlaces();
