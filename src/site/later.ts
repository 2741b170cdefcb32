/** What every page does about keys, the focus and Back; it is fetched when the page is there, and in no reader's way. */
import './held-keys.ts';
import './keep-focus.ts';
import './layers.ts';
import './uncover-focus.ts';
