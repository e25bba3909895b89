import { lazyPart } from '../parts/index.ts';

/** The pages that are loaded lazily. */
export const LoginScreen = lazyPart(() => import('../features/accounts/login-screen.tsx'));
export const RegisterScreen = lazyPart(() => import('../features/accounts/register-screen.tsx'));
export const ForgotPasswordScreen = lazyPart(() => import('../features/accounts/forgot-password-screen.tsx'));
export const ResetPasswordScreen = lazyPart(() => import('../features/accounts/reset-password-screen.tsx'));
export const SessionsScreen = lazyPart(() => import('../features/accounts/sessions-screen.tsx'));
export const StartScreen = lazyPart(() => import('../features/papers/start-screen.tsx'));
export const ResultScreen = lazyPart(() => import('../features/results/result-screen.tsx'));
export const MyResultsScreen = lazyPart(() => import('../features/results/my-results-screen.tsx'));
export const AnalysisScreen = lazyPart(() => import('../features/results/analysis-screen.tsx'));
export const ReceiptScreen = lazyPart(() => import('../features/receipts/receipt-screen.tsx'));
export const TryOutScreen = lazyPart(() => import('../features/try-out/try-out-screen.tsx'));
export const SyncScreen = lazyPart(() => import('../features/attempts/sync-screen.tsx'));
export const HandInScreen = lazyPart(() => import('../features/hand-in/hand-in-screen.tsx'));
export const DownloadsScreen = lazyPart(() => import('../features/downloads/downloads-screen.tsx'));
export const AboutUs = lazyPart(() => import('../features/pages/about-us.tsx'));
export const ContactUs = lazyPart(() => import('../features/pages/contact-us.tsx'));
export const TermsConditions = lazyPart(() => import('../features/pages/terms-conditions.tsx'));
export const RefundPolicy = lazyPart(() => import('../features/pages/refund-policy.tsx'));
export const PrivacyPolicy = lazyPart(() => import('../features/pages/privacy-policy.tsx'));
export const ExamScreen = lazyPart(() => import('../features/attempts/exam-screen.tsx'));
