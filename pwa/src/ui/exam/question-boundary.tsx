import { Component, type ReactNode } from 'react';

import { EmptyState } from '../feedback/states.tsx';

interface QuestionBoundaryProps {
  readonly questionId: string;
  readonly children: ReactNode;
}

/** One broken question is said to be one; the rest of the paper stays usable, and the next question starts whole. */
export class QuestionBoundary extends Component<QuestionBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ questionId }: QuestionBoundaryProps) {
    if (this.state.broken && questionId !== this.props.questionId) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <EmptyState icon="alert" title="Invalid Question Data" />;
  }
}
