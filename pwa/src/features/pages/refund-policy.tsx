import { StaticPage, SupportLink } from './static-page.tsx';

export default function RefundPolicy() {
  return (
    <StaticPage
      title="Refund Policy"
      lead="When a payment is returned, how to ask for it, and how long it takes."
      changed="2026-11-01"
      sections={[
        {
          title: 'What is refunded',
          body: (
            <>
              <p>Payments are refunded only in these cases:</p>
              <ul>
                <li>Duplicate payments: you were charged more than once for the same purchase.</li>
                <li>
                  Technical issues that kept you from what you paid for, which you reported to us, and which
                  are still unresolved after 7 business days.
                </li>
                <li>Unauthorized transactions: a payment that you did not make or allow.</li>
              </ul>
            </>
          ),
        },
        {
          title: 'What is not refunded',
          body: (
            <p>
              Nothing else: neither tokens and plans that were used in part or not at all, nor a change of
              mind, nor a result that was hoped to be better. Please look at the free papers before you buy.
            </p>
          ),
        },
        {
          title: 'How to ask',
          body: (
            <>
              <p>
                The request must be made within 7 days of the payment, by e-mail to <SupportLink />, with:
              </p>
              <ul>
                <li>the e-mail address of your account,</li>
                <li>the date, amount and payment reference,</li>
                <li>which of the cases above it is, and what happened.</li>
              </ul>
              <p>
                For a technical issue, report it within the 7 days; the 7 business days that we have to
                resolve it are counted from your report. We reply within 24–48 hours.
              </p>
            </>
          ),
        },
        {
          title: 'How it is paid back',
          body: (
            <p>
              An approved refund is processed in 5–10 business days and goes back to the account, card or
              wallet that was charged. Tokens or plan time that came with the payment are taken back with it.
              How soon the amount shows up after that depends on your bank.
            </p>
          ),
        },
      ]}
    />
  );
}
