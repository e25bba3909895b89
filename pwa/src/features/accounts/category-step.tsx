import { allCategories } from '@exam/shared-schema/contract';
import type { RefCallback } from 'react';
import { useSeen } from '../../state/index.ts';
import { Button, EmptyState, ErrorState, Field, Select, Skeleton } from '../../ui/index.ts';

export interface CategoryStepProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (category: string) => void;
}

export function CategoryStep({ value, error, onChange }: CategoryStepProps) {
  const { value: seen, loading, failure, refresh } = useSeen(allCategories, {});
  if (seen === null && loading) return <Skeleton lines={2} label="Loading categories" />;
  if (seen === null || (seen.data.length === 0 && failure !== null)) {
    return (
      <ErrorState
        title="Failed to load categories. Please try again."
        retryLabel="Try Again"
        onRetry={refresh}
      />
    );
  }
  if (seen.data.length === 0) {
    return (
      <EmptyState
        title="There are no exam categories yet"
        action={
          <Button icon="refresh" onClick={refresh}>
            Check again
          </Button>
        }
      >
        You can continue as soon as one is added.
      </EmptyState>
    );
  }
  return (
    <Field label="Exam category" error={error}>
      <Select
        ref={takeFocus}
        name="category"
        placeholder="Select an exam category"
        options={seen.data.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** The step had the focus on its title while there was nothing else; what has come now takes it. */
const takeFocus: RefCallback<HTMLSelectElement> = (select) => {
  if (document.activeElement?.tagName === 'H1') select?.focus();
};
