import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../parts/index.ts';
import { loadSentences, type SentencePart } from '../sentences/index.ts';
import { afterFirstScreen } from '../state/index.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A lazily loaded page, together with its texts. */
function screen<P extends object>(load: Load<P>, ...texts: readonly SentencePart[]): LazyPart<P> {
  return lazyPart(async () => {
    const [page] = await Promise.all([load(), loadSentences(...texts)]);
    return page;
  });
}

export const LoginScreen = screen(() => import('../features/accounts/login-screen.tsx'), 'account');
export const RegisterScreen = screen(() => import('../features/accounts/register-screen.tsx'), 'account');
export const ForgotPasswordScreen = screen(
  () => import('../features/accounts/forgot-password-screen.tsx'),
  'account',
);
export const ResetPasswordScreen = screen(
  () => import('../features/accounts/reset-password-screen.tsx'),
  'account',
);
export const OwnDataScreen = screen(() => import('../features/own-data/own-data-screen.tsx'), 'more');
export const ProfilePage = screen(
  () => import('./profile-page.tsx'),
  'account',
  'notebook',
  'ongoing',
  'payments',
  'profile',
  'results',
  'setup',
);
export const ExamCardScreen = screen(() => import('../features/papers/exam-card-screen.tsx'), 'exam');
export const StartScreen = screen(() => import('../features/papers/start-screen.tsx'), 'exam', 'ongoing');
export const ResultScreen = screen(
  () => import('../features/results/result-screen.tsx'),
  'results',
  'notebook',
  'attempts',
);
export const MyResultsPage = screen(() => import('./my-results-page.tsx'), 'results', 'ongoing');
export const AnalysisPage = screen(() => import('./analysis-page.tsx'), 'results', 'notebook');
export const ReviseScreen = screen(() => import('../features/notebook/revise-screen.tsx'), 'notebook');
export const ReviseSession = screen(() => import('./revise-session-page.tsx'), 'notebook', 'results', 'exam');
/** Part of home. */
export const ReviseLine = screen(() => import('../features/notebook/revise-line.tsx'), 'notebook');
export const JoinScreen = screen(() => import('../features/batches/join-screen.tsx'), 'batches');
export const LeaderboardScreen = screen(
  () => import('../features/leaderboard/leaderboard-screen.tsx'),
  'leaderboard',
);
/** Tabs of home, and its payment notices. */
export const PersonalisedTab = screen(() => import('./personalised-tab.tsx'), 'setup');
export const HomeLeaderboard = screen(
  () => import('../features/leaderboard/home-leaderboard.tsx'),
  'leaderboard',
);
export const PlansTab = screen(() => import('../features/plans/plans-panel.tsx'), 'plans');
export const PaymentNotices = lazyPart(
  () => import('../features/payments/payment-notices.tsx'),
  () => afterFirstScreen().then(() => loadSentences('payments')),
);
export const PricingScreen = screen(() => import('../features/plans/pricing-screen.tsx'), 'plans');
export const PaymentReceiptScreen = screen(
  () => import('../features/payments/payment-receipt-screen.tsx'),
  'payments',
);
export const PaymentLinkScreen = screen(
  () => import('../features/payments/payment-link-screen.tsx'),
  'payments',
);
export const ReceiptScreen = screen(() => import('../features/receipts/receipt-screen.tsx'), 'results');
export const TryOutScreen = screen(() => import('../features/try-out/try-out-screen.tsx'), 'exam');
export const SyncScreen = screen(() => import('../features/attempts/sync-screen.tsx'), 'more', 'attempts');
export const HandInScreen = screen(
  () => import('../features/hand-in/hand-in-screen.tsx'),
  'more',
  'attempts',
);
export const DownloadsScreen = screen(() => import('../features/downloads/downloads-screen.tsx'), 'more');
export const HelpPage = screen(() => import('./help-page.tsx'), 'more', 'notebook');
export const AboutUs = screen(() => import('../features/pages/about-us.tsx'), 'more');
export const ContactUs = screen(() => import('../features/pages/contact-us.tsx'), 'more');
export const TermsConditions = screen(() => import('../features/pages/terms-conditions.tsx'), 'more');
export const RefundPolicy = screen(() => import('../features/pages/refund-policy.tsx'), 'more');
export const PrivacyPolicy = screen(() => import('../features/pages/privacy-policy.tsx'), 'more');
export const ExamScreen = screen(() => import('../features/attempts/exam-screen.tsx'), 'exam');
