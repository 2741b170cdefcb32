import './search-way.css';
import { useEffect, useRef } from 'preact/hooks';
import { SearchIcon } from '../../../ui/SearchIcon.tsx';
import { openSearch } from '../../../ui/to-search.ts';

/** Says that the table has a way into the search in sight, so that the one that comes along with the page is not laid over it. */
const IN_SIGHT = 'data-search-in-sight';

/** A way into the search where it covers nothing of what lies on the table. */
export function SearchWay({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    // It may come into sight and go again before anybody is told: the last word counts.
    const sight = new IntersectionObserver(
      (entries) => root.toggleAttribute(IN_SIGHT, entries.at(-1)?.isIntersecting === true),
      { threshold: 1 },
    );
    sight.observe(button.current as Element);
    return () => {
      sight.disconnect();
      root.removeAttribute(IN_SIGHT);
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class="card-search no-print"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <SearchIcon />
    </button>
  );
}
