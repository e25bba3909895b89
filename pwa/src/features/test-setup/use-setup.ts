import { useEffect, useState } from 'react';
import { database } from '../../offline/index.ts';
import { NOTHING_CHOSEN, setupChoiceSchema, type SetupChoice } from './setup-choice.ts';

export interface Setup {
  /** Null until it has been read from the device. */
  readonly choice: SetupChoice | null;
  /** The last change could not be stored on the device. */
  readonly isLost: boolean;
  readonly change: (to: SetupChoice) => void;
}

const keyOf = (userId: string) => `test-setup ${userId}`;

/** GN1: the user's choices so far, stored on the device per user, so that a reload loses nothing. */
export function useSetup(userId: string): Setup {
  const [kept, setKept] = useState<{ readonly of: string; readonly choice: SetupChoice } | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let current = true;
    void readChoice(userId).then((choice) => {
      if (current) setKept({ of: userId, choice });
    });
    return () => {
      current = false;
    };
  }, [userId]);
  return {
    choice: kept?.of === userId ? kept.choice : null,
    isLost,
    change: (choice) => {
      setKept({ of: userId, choice });
      void database.meta.put({ key: keyOf(userId), value: choice }).then(
        () => setLost(false),
        () => setLost(true),
      );
    },
  };
}

/** Choices of another app version, or unreadable ones, are discarded. */
async function readChoice(userId: string): Promise<SetupChoice> {
  const row = await database.meta.get(keyOf(userId)).catch(() => undefined);
  const parsed = setupChoiceSchema.safeParse(row?.value);
  return parsed.success ? parsed.data : NOTHING_CHOSEN;
}
