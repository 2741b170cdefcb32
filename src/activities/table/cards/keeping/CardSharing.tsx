import { wordsFor as tableWords } from 'words:card-table';
import { wordsFor } from 'words:games';
import { useState } from 'preact/hooks';
import { CopyLink } from '../../../../keeping/CopyLink.tsx';
import { ShareChoice } from '../../../../keeping/ShareChoice.tsx';
import { cardGameLinkOf } from '../../../../links/card-game.ts';
import { type CardTable, opponentAt } from '../../../../machines/card-table.ts';
import { dealText } from '../../../../thousand-miles/index.ts';
import { pageAddress } from '../../../../words/addresses.ts';
import type { Language } from '../../../../words/languages.ts';
import { SHARED, type Shared } from './shared.ts';

interface Props {
  readonly language: Language;
  readonly table: CardTable;
}

/** What stands in a link, of the game at the table as it is now; null for a game that began in the middle. */
const TEXT: { readonly [What in Shared]: (table: CardTable) => string | null } = {
  game: (table) => {
    const { start, steps, at, marks } = table.history;
    const actions = steps.slice(0, at).map(({ action }) => action);
    return cardGameLinkOf({ start, actions, opponent: opponentAt(table), marks });
  },
  deal: ({ history }) => dealText(history.start),
};

/** A link to the game, or to its deal: to copy and to hand on. */
export function CardSharing({ language, table }: Props) {
  const words = wordsFor(language);
  const cardWords = tableWords(language);
  const [what, setWhat] = useState<Shared>('game');
  const text = TEXT[what](table);
  const titles = { game: words('share.game'), deal: cardWords('share.deal') };
  return (
    <div class="sharing">
      {text === null ? (
        <p>{cardWords('share.middle')}</p>
      ) : (
        <>
          <ShareChoice
            legend={words('share.what')}
            choices={SHARED.map((each) => ({
              what: each,
              title: titles[each],
              text: cardWords(`share.${each}.text`),
            }))}
            chosen={what}
            onChoose={setWhat}
          />
          <CopyLink
            language={language}
            link={new URL(pageAddress(language, `card-game/play/#${what}=${text}`), location.href).href}
            label={words('share.link')}
            note={<p>{cardWords('share.deck')}</p>}
          />
        </>
      )}
    </div>
  );
}
