/** What every page does about keys, the focus, Back and paper; it is fetched when the page is there, and in no reader's way. */
import './held-keys.ts';
import './keep-focus.ts';
import './layers.ts';
import './open-for-print.ts';
import './uncover-focus.ts';
