import { type ComponentChildren, Fragment, type HTMLAttributes, h, hydrate, render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isHydrating, tieLater } from '../kit/hydrating.ts';

interface Props extends HTMLAttributes<HTMLDivElement> {
  readonly children: ComponentChildren;
}

/** To the tree around it the element is empty: it leaves what the page holds there in peace. */
const AS_IT_STANDS = { __html: '' };

/** Its content is a tree of its own. What is tied has to be what the page holds; what has changed since is drawn after it. */
function Apart({ children, ...attributes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isTied, setTied] = useState(false);
  useLayoutEffect(() => {
    if (isTied) render(h(Fragment, null, children), box.current as HTMLDivElement);
  });
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    tieLater(() => {
      if (box.current === null) return;
      hydrate(h(Fragment, null, children), element);
      setTied(true);
    });
    return () => render(null, element);
  }, []);
  return <div {...attributes} ref={box} dangerouslySetInnerHTML={AS_IT_STANDS} />;
}

/** An element of an island with so much in it that it is tied to the page in a task of its own, after the island. */
export function TiedLater(props: Props) {
  const [isApart] = useState(isHydrating);
  return isApart ? <Apart {...props} /> : <div {...props} />;
}
