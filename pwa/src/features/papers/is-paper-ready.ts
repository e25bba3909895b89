import type { PaperSummary } from '@exam/shared-schema/contract';

/** ST23: an AI-generated paper can be started once it is active. */
export function isPaperReady({ isAiGenerated, isActive }: PaperSummary): boolean {
  return !isAiGenerated || isActive;
}
