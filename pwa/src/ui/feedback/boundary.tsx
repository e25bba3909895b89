import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** What is shown: another one is another try. */
  readonly at: string;
  /** In place of what breaks. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What breaks inside leaves what stands around it in use. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ at }: BoundaryProps) {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
