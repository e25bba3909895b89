import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { organisation } from './organisation.ts';
import { StaticPage, SupportLink } from './static-page.tsx';

export default function TermsConditions() {
  return (
    <StaticPage
      title="Terms & Conditions"
      lead="What you and we agree on when you use Prep."
      changed="2026-11-01"
      sections={[
        {
          title: '1. Who may use it',
          body: (
            <p>
              Anyone who prepares for an exam. If you are under 18, a parent or guardian has to agree to these
              terms and to the <Link href={paths.privacy}>Privacy Policy</Link> for you.
            </p>
          ),
        },
        {
          title: '2. Your account',
          body: (
            <ul>
              <li>One person, one account, with details that are true.</li>
              <li>Keep your password to yourself. On a shared device, log out when you are done.</li>
              <li>Tell us at once if somebody else has used your account.</li>
            </ul>
          ),
        },
        {
          title: '3. Exams and results',
          body: (
            <ul>
              <li>Sit your attempts yourself, without help that the real exam would not allow.</li>
              <li>
                Your first finished attempt at a paper counts for the leaderboard. Attempts that arrive late,
                run over their time, or show a changed clock are kept and marked as such; they may not be
                ranked.
              </li>
              <li>
                Keys can be wrong. When one is corrected, attempts are marked again for everyone, and scores
                and ranks may change.
              </li>
              <li>
                Papers are practice. We are not connected with any examining body, and a score here promises
                nothing about a score there.
              </li>
            </ul>
          ),
        },
        {
          title: '4. Papers saved on your device',
          body: (
            <p>
              A saved paper is for your own use on that device. Please do not copy, publish or sell questions,
              keys or explanations, and do not try to get at a key before you have handed in. You may keep and
              show your own results and receipts.
            </p>
          ),
        },
        {
          title: '5. Answers made by software',
          body: (
            <p>
              Some papers, explanations and replies are written by software and are labelled so. They can be
              wrong. Check what matters with a book or a teacher, and tell us.
            </p>
          ),
        },
        {
          title: '6. Plans, tokens and payments',
          body: (
            <ul>
              <li>Prices are in Indian rupees and are shown before you pay.</li>
              <li>
                Tokens pay for papers inside Prep. They are no money: they cannot be paid out, given away or
                sold.
              </li>
              <li>
                Payments are made with a payment provider; we never see your card or bank details. Refunds
                follow the <Link href={paths.refunds}>Refund Policy</Link>.
              </li>
            </ul>
          ),
        },
        {
          title: '7. What ends an account',
          body: (
            <p>
              You may stop at any time and ask us to delete your account. We may suspend an account that
              breaks these terms, attacks the service or harms others, and we say why. An attempt that you
              finished before is still received and kept.
            </p>
          ),
        },
        {
          title: '8. What we answer for',
          body: (
            <p>
              We build Prep so that no answer is lost, but no service is without faults. As far as the law
              allows, we do not answer for indirect loss, such as a missed exam or admission, and what we may
              owe you in all is limited to what you paid us in the twelve months before. Nothing here takes
              away rights that the law gives you as a consumer.
            </p>
          ),
        },
        {
          title: '9. Changes',
          body: (
            <p>
              When these terms change in a way that matters to you, we say so in the app before they hold. The
              date at the top tells when they were last changed.
            </p>
          ),
        },
        {
          title: '10. Law and courts',
          body: (
            <p>
              The law of {organisation.country} governs these terms. Courts in {organisation.city} decide what
              we cannot settle between us. Write to us first, at <SupportLink />: we reply within 24–48 hours.
            </p>
          ),
        },
      ]}
    />
  );
}
