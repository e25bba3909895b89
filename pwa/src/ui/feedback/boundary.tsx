import { Component, type ReactNode } from 'react';

/** Renders an error; `retry` shows the children again. */
type BrokenView = (error: unknown, retry: () => void) => ReactNode;

export interface BoundaryProps {
  /** Identifies the content; a new value renders the children again after an error. */
  readonly at: string;
  /** Rendered in place of the failed content. */
  readonly fallback: ReactNode | BrokenView;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** Wrapped, because any value may be thrown. */
  readonly broken: { readonly error: unknown } | null;
}

/** Contains errors of its children, so that the rest of the page stays usable. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: { error } };
  }

  override componentDidUpdate({ at }: BoundaryProps) {
    if (this.state.broken !== null && at !== this.props.at) this.retry();
  }

  override render() {
    const { fallback, children } = this.props;
    const { broken } = this.state;
    if (broken === null) return children;
    return typeof fallback === 'function' ? fallback(broken.error, this.retry) : fallback;
  }

  private readonly retry = () => this.setState({ broken: null });
}
