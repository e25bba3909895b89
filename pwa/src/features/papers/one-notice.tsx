import './one-notice.css';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { say } from '../../sentences/index.ts';
import { Button } from '../../ui/index.ts';

/**
 * NT90: shows one notice, the first of all its children's, and the others on request, so that home begins with its
 * papers however many there are. How many a child shows is only known from its elements.
 */
export function OneNotice({ children }: { readonly children: ReactNode }) {
  const words = say.ongoing.notices;
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const arrange = () => {
      const notices = [...element.children];
      for (const [place, notice] of notices.entries()) notice.toggleAttribute('hidden', place > 0 && !isOpen);
      setCount(notices.length);
    };
    const changes = new MutationObserver(arrange);
    changes.observe(element, { childList: true });
    arrange();
    return () => changes.disconnect();
  }, [isOpen]);
  return (
    <section className="one-notice" aria-label={words.title} hidden={count === 0}>
      <div className="one-notice-list" id={listId} ref={list}>
        {children}
      </div>
      {count > 1 && (
        <Button
          variant="quiet"
          icon="down"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.fewer : words.more(count - 1)}
        </Button>
      )}
    </section>
  );
}
