import type { Fact } from '../fact.ts';
import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General, Economy and Banking Awareness');
const TOPIC = 'Digital and Financial Awareness';

const PAYMENTS: readonly Fact[] = [
  [
    'UPI is operated by the National Payments Corporation of India.',
    'UPI is operated by the Securities and Exchange Board of India.',
    'The corporation also operates RuPay and IMPS; the Board regulates the markets for securities.',
  ],
  [
    'RTGS settles each transfer individually.',
    'RTGS settles transfers in half-hourly batches.',
    'Its name says "real-time gross settlement"; batches are how NEFT works.',
  ],
  [
    'NEFT settles transfers in half-hourly batches.',
    'NEFT settles transfers only on the next working day.',
    'It has worked at all hours and on all days since December 2019, in batches.',
  ],
  [
    'A customer can send two lakh rupees or more by RTGS.',
    'A customer can send ten rupees or more by RTGS.',
    'RTGS is for large sums; there is no such least amount for NEFT.',
  ],
  [
    'A MICR code has nine digits.',
    'A MICR code has eleven digits.',
    'City, bank and branch have three digits each, printed in magnetic ink on cheques.',
  ],
  [
    'An IFSC has eleven characters.',
    'An IFSC has nine characters.',
    'Four letters stand for the bank, then comes a zero, then six characters for the branch.',
  ],
  [
    'The Cheque Truncation System sends images of cheques between banks.',
    'The Cheque Truncation System carries paper cheques between banks.',
    'The paper stays at the bank where it was presented, so that cheques are cleared faster.',
  ],
  [
    'A UPI PIN is entered to pay, and never to receive money.',
    'A UPI PIN is entered to receive money, and never to pay.',
    'Whoever asks for the PIN so that money can be received wants to take money from the account.',
  ],
];

const SAVINGS: readonly Fact[] = [
  [
    'In 2020 the insurance of deposits was raised to five lakh rupees for each depositor of a bank.',
    'In 2020 the insurance of deposits was raised to one lakh rupees for each depositor of a bank.',
    'The limit had been one lakh rupees since 1993, and was raised to five lakh in February 2020.',
  ],
  [
    'The corporation that insures deposits is owned by the Reserve Bank of India.',
    'The corporation that insures deposits is owned by the State Bank of India.',
    'The Deposit Insurance and Credit Guarantee Corporation is a subsidiary of the Reserve Bank.',
  ],
  [
    'The securities market is regulated by SEBI.',
    'The securities market is regulated by IRDAI.',
    'IRDAI is the regulator of insurance; SEBI has had its powers by law since 1992.',
  ],
  [
    'The National Pension System is regulated by PFRDA.',
    'The National Pension System is regulated by SEBI.',
    'Pension funds have an authority of their own, by an Act of 2013.',
  ],
  [
    'A demat account holds securities in electronic form.',
    'A demat account holds foreign currency in notes.',
    'The word stands for "dematerialised": shares are entries, and no longer paper certificates.',
  ],
  [
    'When the price of a bond rises, its yield falls.',
    'When the price of a bond rises, its yield rises.',
    'The interest of the bond stays the same, so a buyer who pays more for it earns a smaller share.',
  ],
  [
    'The net asset value of a mutual fund is what one unit of it is worth.',
    'The net asset value of a mutual fund is the fee that its managers take.',
    'Assets less liabilities are divided by the number of units; fees are the expense ratio.',
  ],
  [
    'NABARD refinances loans for agriculture and villages.',
    'SIDBI refinances loans for agriculture and villages.',
    'SIDBI is the bank for small industries; NABARD was founded in 1982 for rural development.',
  ],
];

export const digitalAndFinancial = [
  fact('digital-payments', TOPIC, 3, 'payments between banks', PAYMENTS),
  fact('savings-and-regulators', TOPIC, 4, 'savings and their regulators', SAVINGS),
];
