import './plans.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plans as plansCall, type Plan } from '@exam/shared-schema/contract';
import {
  Banner,
  Button,
  Card,
  CardGrid,
  cx,
  EmptyState,
  IconButton,
  Page,
  PageHead,
  Stack,
} from '../../ui/index.ts';
import { FormDialog, type Asked } from '../form/form-dialog.tsx';
import type { FormPlan } from '../form/plan.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import type { RowAction } from '../rows/action.ts';
import { useToggles, type Toggles } from '../rows/use-toggles.ts';
import { PlanFace } from './plan-face.tsx';
import { deletePlan, editPlan, newPlan, planSwitch } from './plan-form.tsx';

const CREATE: Asked = {
  title: 'Create Plan',
  text: undefined,
  button: 'Create Plan',
  busyButton: 'Creating...',
  danger: false,
};

/** The open dialog. */
interface Opened {
  readonly asked: Asked;
  readonly form: FormPlan;
  readonly name: string;
}

/** ST41: all plans as cards, the cheapest first. */
export default function PlansScreen() {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const toggles = useToggles(planSwitch, ({ ok, message }) => say(ok, ok ? message : `Error: ${message}`));
  const [opened, setOpened] = useState<Opened | null>(null);
  const result = useQuery({
    queryKey: ['plans', 'every'],
    queryFn: ({ signal }) => load(plansCall, { query: { all: 'true' } }, signal),
  });
  const create = () => setOpened({ asked: CREATE, form: newPlan, name: '' });
  const open = (action: RowAction<Plan>, plan: Plan) =>
    setOpened({ asked: action, form: action.formOf(plan), name: plan.name });
  const done = (message: string) => {
    setOpened(null);
    say(true, message);
    void queries.invalidateQueries();
  };

  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Subscription Plans"
          lead="What students can buy for a month"
          actions={
            <Button variant="primary" icon="plus" onClick={create}>
              Create Plan
            </Button>
          }
        />
        <FlashBanner notice={notice} onDismiss={dismiss} />
        <Loaded
          result={result}
          lines={8}
          loading="Loading plans..."
          failed="Failed to load plans"
          failedText="An unexpected error occurred while fetching plans."
        >
          {({ data, payment }) => (
            <>
              {payment === 'none' && data.length > 0 && <NotSold />}
              <Plans plans={data} toggles={toggles} onCreate={create} onAction={open} />
            </>
          )}
        </Loaded>
      </Stack>
      {opened !== null && (
        <FormDialog
          asked={opened.asked}
          plan={opened.form}
          name={opened.name}
          onClose={() => setOpened(null)}
          onDone={done}
        />
      )}
    </Page>
  );
}

function NotSold() {
  return (
    <Banner tone="info" title="Payments are not set up">
      Students see the plans and cannot buy them yet.
    </Banner>
  );
}

interface PlansProps {
  readonly plans: readonly Plan[];
  readonly toggles: Toggles<Plan>;
  readonly onCreate: () => void;
  readonly onAction: (action: RowAction<Plan>, plan: Plan) => void;
}

function Plans({ plans, toggles, onCreate, onAction }: PlansProps) {
  if (plans.length === 0) {
    return (
      <EmptyState
        title="No Plans Yet"
        icon="card"
        action={
          <Button icon="plus" onClick={onCreate}>
            Create First Plan
          </Button>
        }
      >
        Students can buy a plan once there is one.
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {plans.map((plan) => (
        <PlanCard key={plan._id} plan={plan} toggles={toggles} onAction={onAction} />
      ))}
    </CardGrid>
  );
}

type PlanCardProps = Pick<PlansProps, 'toggles' | 'onAction'> & { readonly plan: Plan };

/** A disabled plan is dimmed by its background and its pill only, so that its text keeps its contrast. */
function PlanCard({ plan, toggles, onAction }: PlanCardProps) {
  const isActive = toggles.isOn(plan);
  const isSending = toggles.isSending(plan);
  const { name } = plan;
  const press = isActive ? planSwitch.on : planSwitch.off;
  return (
    <Card
      as="article"
      aria-label={name}
      featured={plan.isPopular && isActive}
      className={cx('plan-card', !isActive && 'plan-card-disabled')}
    >
      <PlanFace {...plan} isActive={isActive} />
      <div className="plan-card-actions">
        <Button
          icon="edit"
          aria-label={`Edit ${name}`}
          unavailable={isSending}
          onClick={() => onAction(editPlan, plan)}
        >
          Edit
        </Button>
        <Button aria-label={`${press} ${name}`} onClick={() => toggles.flip(plan, !isActive)}>
          {press}
        </Button>
        <IconButton
          icon="trash"
          label={`Delete ${name}`}
          unavailable={isSending}
          onClick={() => onAction(deletePlan, plan)}
        />
      </div>
    </Card>
  );
}
