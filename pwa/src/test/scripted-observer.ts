import { vi } from 'vitest';

type Callback = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

/**
 * Replaces the browser's IntersectionObserver, because tests have no layout.
 * @param isInView whether an element is in view when it is first observed.
 * @returns reports elements that come into view later to the latest observer.
 */
export function scriptObserver(isInView: (element: Element) => boolean = () => true) {
  let latest: Callback = () => undefined;
  class Observer {
    readonly #callback: Callback;
    constructor(own: Callback) {
      this.#callback = own;
      latest = own;
    }
    observe(target: Element): void {
      if (isInView(target)) this.#callback([{ isIntersecting: true, target }]);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (elements: readonly Element[]) =>
    latest(elements.map((target) => ({ isIntersecting: true, target })));
}
