import { wordsFor } from 'words:calculators';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../words/languages.ts';

interface Props {
  readonly language: Language;
}

/** A calculator as it stands in a page: it says that it comes until it answers, so that no button is there that does nothing. */
export function coming(Calculator: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Coming({ language }) {
    const [isHere, setHere] = useState(false);
    useEffect(() => setHere(true), []);
    return isHere ? <Calculator language={language} /> : <p class="calculator">{wordsFor(language)('coming')}</p>;
  };
}
