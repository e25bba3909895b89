import { vi } from 'vitest';

type Told = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

/**
 * In the place of the browser's IntersectionObserver, as nothing is laid out in tests.
 * @param isInView whether an element is, when it is asked for.
 * @returns reports elements that come into view later to the observer made last.
 */
export function scriptObserver(isInView: (element: Element) => boolean = () => true) {
  let told: Told = () => undefined;
  class Observer {
    readonly #told: Told;
    constructor(own: Told) {
      this.#told = own;
      told = own;
    }
    observe(target: Element): void {
      if (isInView(target)) this.#told([{ isIntersecting: true, target }]);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (elements: readonly Element[]) => told(elements.map((target) => ({ isIntersecting: true, target })));
}
