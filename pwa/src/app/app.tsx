import { Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { HomeScreen } from '../features/papers/home-screen.tsx';
import { paths, patterns } from '../paths/paths.ts';
import { consolePattern } from './console-pattern.ts';
import { lazyPart } from '../parts/index.ts';
import { loadSentences } from '../sentences/index.ts';
import { PageLoading, ToastRegion } from '../ui/index.ts';
import { ConsoleGate } from './console-gate.tsx';
import { OwnerOnly, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { prepareExam } from './prepare-exam.ts';
import {
  AboutUs,
  AnalysisPage,
  ContactUs,
  DownloadsScreen,
  ExamCardScreen,
  ExamScreen,
  ForgotPasswordScreen,
  HandInScreen,
  HelpPage,
  HomeLeaderboard,
  JoinScreen,
  LeaderboardScreen,
  LoginScreen,
  MyResultsPage,
  OwnDataScreen,
  PaymentLinkScreen,
  PaymentNotices,
  PaymentReceiptScreen,
  PersonalisedTab,
  PlansTab,
  PricingScreen,
  PrivacyPolicy,
  ProfilePage,
  ReceiptScreen,
  RefundPolicy,
  RegisterScreen,
  ReviseScreen,
  ReviseSession,
  ResetPasswordScreen,
  ResultScreen,
  StartScreen,
  SyncScreen,
  TermsConditions,
  TryOutScreen,
} from './screens.ts';
import { ReviseOfHome } from './revise-of-home.tsx';
import { Shell } from './shell.tsx';

/** For the gallery, which shows parts of every screen. */
const everySentence = () =>
  loadSentences(
    'account',
    'attempts',
    'batches',
    'exam',
    'install',
    'more',
    'notebook',
    'ongoing',
    'payments',
    'plans',
    'profile',
    'results',
    'setup',
    'leaderboard',
    'tools',
  );
const Gallery = import.meta.env.DEV ? lazyPart(() => import('../ui/gallery.tsx'), everySentence) : null;

/** The exam room, the console and the gallery fill the whole screen; every other page is inside the shell. */
export function App() {
  return (
    <Router>
      <PageBoundary whole>
        <Suspense fallback={<PageLoading />}>
          <Switch>
            <Route path={patterns.exam} component={ExamScreen} />
            <Route path={patterns.examLowerCase} component={ExamScreen} />
            <Route path={consolePattern} component={ConsoleGate} />
            {Gallery !== null && <Route path="/dev/ui" component={Gallery} />}
            <Route>
              <Shell>
                <PageBoundary>
                  <Suspense fallback={<PageLoading />}>
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
      <Route path={patterns.home}>
        <HomeScreen
          personalised={PersonalisedTab}
          plans={PlansTab}
          leadboard={HomeLeaderboard}
          notices={PaymentNotices}
          revise={ReviseOfHome}
        />
      </Route>
      <Route path={patterns.join}>
        <SignedInOnly>
          <JoinScreen />
        </SignedInOnly>
      </Route>
      <Route path={patterns.revise} component={ReviseScreen} />
      <Route path={patterns.reviseSession} component={ReviseSession} />
      <Route path={patterns.pricing} component={PricingScreen} />
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
      <Route path={patterns.profile}>
        <SignedInOnly>
          <ProfilePage />
        </SignedInOnly>
      </Route>
      <Route path={patterns.sessions}>
        <SignedInOnly>
          <Redirect to={paths.profile('devices')} replace />
        </SignedInOnly>
      </Route>
      <Route path={patterns.ownData}>
        <SignedInOnly>
          <OwnDataScreen />
        </SignedInOnly>
      </Route>
      <Route path={patterns.paymentReceipt}>
        {({ id }) => (
          <SignedInOnly>
            <PaymentReceiptScreen paymentId={id} />
          </SignedInOnly>
        )}
      </Route>
      <Route path={patterns.start}>
        {({ id = '' }) => <StartScreen testId={id} prepareExam={prepareExam} />}
      </Route>
      <Route path={patterns.tryOut}>
        <TryOutScreen prepareExam={prepareExam} />
      </Route>
      <Route path={patterns.card} component={ExamCardScreen} />
      <Route path={patterns.analysis}>
        {({ attemptId }) => (
          <OwnerOnly attemptId={attemptId}>
            <AnalysisPage attemptId={attemptId} />
          </OwnerOnly>
        )}
      </Route>
      <Route path={patterns.myResults}>
        <SignedInOnly>
          <MyResultsPage />
        </SignedInOnly>
      </Route>
      <Route path={patterns.results}>
        {({ attemptId }) => (
          <OwnerOnly attemptId={attemptId}>
            <ResultScreen attemptId={attemptId} />
          </OwnerOnly>
        )}
      </Route>
      <Route path={patterns.leaderboard}>
        {({ categoryId }) => <LeaderboardScreen categoryId={categoryId ?? null} />}
      </Route>
      <Route path={patterns.paymentLink} component={PaymentLinkScreen} />
      <Route path={patterns.receipt} component={ReceiptScreen} />
      <Route path={patterns.sync} component={SyncScreen} />
      <Route path={patterns.handIn} component={HandInScreen} />
      <Route path={patterns.downloads} component={DownloadsScreen} />
      <Route path={patterns.help} component={HelpPage} />
      <Route path={patterns.aboutUs} component={AboutUs} />
      <Route path={patterns.contactUs} component={ContactUs} />
      <Route path={patterns.terms} component={TermsConditions} />
      <Route path={patterns.refunds} component={RefundPolicy} />
      <Route path={patterns.privacy} component={PrivacyPolicy} />
      <Route component={NotFoundScreen} />
    </Switch>
  );
}
