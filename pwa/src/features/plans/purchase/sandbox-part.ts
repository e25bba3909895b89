import { lazyPart, type LazyPart } from '../../../parts/index.ts';
import type { SandboxDialogProps } from './sandbox-dialog.tsx';

/** Loaded only where no payment provider is configured. */
export const SandboxDialog: LazyPart<SandboxDialogProps> = lazyPart(() => import('./sandbox-dialog.tsx'));
