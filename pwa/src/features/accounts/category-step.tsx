import { allCategories } from '@exam/shared-schema/contract';
import type { RefCallback } from 'react';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Button, EmptyState, ErrorState, Field, Select, Skeleton } from '../../ui/index.ts';

export interface CategoryStepProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (category: string) => void;
}

export function CategoryStep({ value, error, onChange }: CategoryStepProps) {
  const { value: seen, loading, failure, refresh } = useSeen(allCategories, {});
  if (seen === null && loading) return <Skeleton lines={2} label={say.account.register.categoriesLoading} />;
  if (seen === null || (seen.data.length === 0 && failure !== null)) {
    return (
      <ErrorState
        title={say.account.register.categoriesNotLoaded}
        retryLabel={say.account.tryAgain}
        onRetry={refresh}
      />
    );
  }
  if (seen.data.length === 0) {
    return (
      <EmptyState
        title={say.account.register.noCategories}
        action={
          <Button icon="refresh" onClick={refresh}>
            {say.account.register.checkAgain}
          </Button>
        }
      >
        {say.account.register.noCategoriesAdvice}
      </EmptyState>
    );
  }
  return (
    <Field label={say.account.fields.category} error={error}>
      <Select
        ref={takeFocus}
        name="category"
        placeholder={say.account.register.selectCategory}
        options={seen.data.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Moves the focus from the step's title to the select, once the select has loaded. */
const takeFocus: RefCallback<HTMLSelectElement> = (select) => {
  if (document.activeElement?.tagName === 'H1') select?.focus();
};
