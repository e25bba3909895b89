import { lazyPart, type LazyPart } from '../../../parts/index.ts';
import type { SandboxDialogProps } from './sandbox-dialog.tsx';

/** Only where no payment provider is set up. */
export const SandboxDialog: LazyPart<SandboxDialogProps> = lazyPart(() => import('./sandbox-dialog.tsx'));
