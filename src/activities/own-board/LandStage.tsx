import { wordsFor } from 'words:own-board';
import { linesOf, lotsOf, pointsOf, type Site } from '../../board/pieces/geometry.ts';
import { type BoardEntry, boardOf, standing } from '../../entered-boards/entry.ts';
import { BONUS_TILES } from '../../milestones/index.ts';
import { Live } from '../../ui/Live.tsx';
import type { Language } from '../../words/languages.ts';
import { toggled } from './editing.ts';
import { Picture } from './Picture.tsx';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
  /** What is put in or taken out: the lots with a bush, or the lines. */
  readonly what: 'bushes' | 'missing';
  readonly onChange: (entry: BoardEntry) => void;
}

/** The bushes, each on its lot, or the lines that are not printed: what is pressed is put in, or taken out again. */
export function LandStage({ language, entry, what, onChange }: Props) {
  const words = wordsFor(language);
  const bushes = what === 'bushes';
  if (standing(entry).length < 3) return <p>{words('land.first')}</p>;
  const { keyOf, board } = boardOf(entry);
  // A line that is taken out can be pressed again: the places to press are those of the whole net.
  const whole = boardOf({ ...entry, missing: [] }).board;
  const keyOfSite = (at: Site) =>
    pointsOf(at)
      .map((id) => keyOf.get(id))
      .sort()
      .join('+');
  const sites: Site[] = bushes ? lotsOf(board) : linesOf(whole);
  const isIn = (at: Site) => entry[what].includes(keyOfSite(at));
  return (
    <>
      <p>{words(`${what}.how`, { n: BONUS_TILES })}</p>
      <Live class="own-board-where" of={null}>
        {words(`${what}.count`, { n: sites.filter(isIn).length })}
      </Live>
      <Picture
        language={language}
        entry={entry}
        name={what}
        spots={(_, names) =>
          sites.map((at) => ({
            at,
            name: words(`spot.${what}`, {
              place: names.list(pointsOf(at).map((id) => names.point(id))),
              is: isIn(at) ? 'yes' : 'no',
            }),
            // A bush is seen itself.
            look: isIn(at) && !bushes ? 'chosen' : undefined,
            onPress: () => onChange({ ...entry, [what]: toggled(entry[what], keyOfSite(at)) }),
          }))
        }
      />
    </>
  );
}
