import { lazy, Suspense } from 'react';
import { Redirect, Route, Router, Switch, useSearchParams } from 'wouter';
import { HomeScreen } from '../features/papers/home-screen.tsx';
import { paths, patterns } from './paths.ts';
import { consolePattern } from './paths-of-console.ts';
import { Page, readyScreen, Skeleton, ToastRegion } from '../ui/index.ts';
import { ConsoleGate } from './console-gate.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Shell } from './shell.tsx';

const LoginScreen = lazy(() => import('../features/accounts/login-screen.tsx'));
const RegisterScreen = lazy(() => import('../features/accounts/register-screen.tsx'));
const ForgotPasswordScreen = lazy(() => import('../features/accounts/forgot-password-screen.tsx'));
const ResetPasswordScreen = lazy(() => import('../features/accounts/reset-password-screen.tsx'));
const SessionsScreen = lazy(() => import('../features/accounts/sessions-screen.tsx'));
const StartScreen = lazy(() => import('../features/papers/start-screen.tsx'));
const ResultScreen = lazy(() => import('../features/results/result-screen.tsx'));
const AnalysisScreen = lazy(() => import('../features/results/analysis-screen.tsx'));
const ReceiptScreen = lazy(() => import('../features/receipts/receipt-screen.tsx'));
const SyncScreen = lazy(() => import('../features/attempts/sync-screen.tsx'));
const HandInScreen = lazy(() => import('../features/hand-in/hand-in-screen.tsx'));
const DownloadsScreen = lazy(() => import('../features/downloads/downloads-screen.tsx'));
const AboutUs = lazy(() => import('../features/pages/about-us.tsx'));
const ContactUs = lazy(() => import('../features/pages/contact-us.tsx'));
const TermsConditions = lazy(() => import('../features/pages/terms-conditions.tsx'));
const RefundPolicy = lazy(() => import('../features/pages/refund-policy.tsx'));
const PrivacyPolicy = lazy(() => import('../features/pages/privacy-policy.tsx'));
/** From the first tap on Start to the first question nothing should have to be fetched. */
const exam = readyScreen(() => import('../features/attempts/exam-screen.tsx'));
const Gallery = import.meta.env.DEV ? lazy(() => import('../ui/gallery.tsx')) : null;

/** The exam room, the console and the gallery have the whole screen to themselves; every other page stands in the shell. */
export function App() {
  return (
    <Router>
      <PageBoundary whole>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path={patterns.exam} component={exam.Screen} />
            <Route path={patterns.examLowerCase} component={exam.Screen} />
            <Route path={consolePattern} component={ConsoleGate} />
            {Gallery !== null && <Route path="/dev/ui" component={Gallery} />}
            <Route>
              <Shell>
                <PageBoundary>
                  <Suspense fallback={<Loading />}>
                    <Pages />
                  </Suspense>
                </PageBoundary>
              </Shell>
            </Route>
          </Switch>
        </Suspense>
      </PageBoundary>
      <ToastRegion />
    </Router>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path={patterns.home} component={HomeScreen} />
      <Route path={patterns.login}>
        <SignedOutOnly>
          <LoginScreen />
        </SignedOutOnly>
      </Route>
      <Route path={patterns.register}>
        <SignedOutOnly>
          <RegisterScreen />
        </SignedOutOnly>
      </Route>
      <Route path={patterns.forgotPassword}>
        <SignedOutOnly>
          <ForgotPasswordScreen />
        </SignedOutOnly>
      </Route>
      <Route path={patterns.resetPassword}>
        {({ token }) => (
          <SignedOutOnly>
            <ResetPasswordScreen token={token} />
          </SignedOutOnly>
        )}
      </Route>
      <Route path={patterns.sessions}>
        <SignedInOnly>
          <SessionsScreen />
        </SignedInOnly>
      </Route>
      <Route path={patterns.start}>
        {({ id = '' }) => <StartScreen testId={id} prepareExam={exam.prepare} />}
      </Route>
      <Route path={patterns.card} component={ExamCard} />
      <Route path={patterns.analysis}>
        {({ attemptId }) => (
          <SignedInOnly>
            <AnalysisScreen attemptId={attemptId} />
          </SignedInOnly>
        )}
      </Route>
      <Route path={patterns.results}>
        {({ attemptId }) => (
          <SignedInOnly>
            <ResultScreen attemptId={attemptId} />
          </SignedInOnly>
        )}
      </Route>
      <Route path={patterns.receipt} component={ReceiptScreen} />
      <Route path={patterns.sync} component={SyncScreen} />
      <Route path={patterns.handIn} component={HandInScreen} />
      <Route path={patterns.downloads} component={DownloadsScreen} />
      <Route path={patterns.aboutUs} component={AboutUs} />
      <Route path={patterns.contactUs} component={ContactUs} />
      <Route path={patterns.terms} component={TermsConditions} />
      <Route path={patterns.refunds} component={RefundPolicy} />
      <Route path={patterns.privacy} component={PrivacyPolicy} />
      <Route component={NotFoundScreen} />
    </Switch>
  );
}

/** ST22: the old address of a paper's card leads to its start. */
function ExamCard() {
  const [search] = useSearchParams();
  const testId = search.get('id') ?? search.get('testId');
  return <Redirect to={testId === null ? paths.home : paths.start(testId)} replace />;
}

function Loading() {
  return (
    <Page>
      <Skeleton lines={6} />
    </Page>
  );
}
