/** The plans, the student's own subscriptions, and the purchase. */
export const plans = {
  title: 'Choose Your Plan',
  lead: 'Free papers stay free. A plan adds tokens, priced papers and AI.',
  loading: 'Loading plans',
  failed: 'Failed to fetch plans',
  unreadable: 'Invalid response format from API',
  noNetwork: 'Network error, please try again.',
  tryAgain: 'Try Again',
  empty: 'No plans available at the moment',
  emptyAdvice: 'Free papers can be taken without one.',
  refresh: 'Refresh',
  /** @param age '5 minutes ago'. */
  from: (age: string) => `These plans and prices are from ${age}. Buying needs a connection.`,
  needsNetwork: 'Buying needs a connection.',
  paymentsOff: 'Payments are not available at the moment. Please try again later.',
  secure: 'Secure payment • Cancel anytime',
  testMode: 'Test mode: no money moves',

  popular: 'Most popular',
  free: 'FREE',
  /** @param price with its currency sign: '₹199'. */
  perMonth: (price: string) => `<price>${price}</price> / month`,
  tokens: 'Tokens',
  tokensEachMonth: (count: string) => `${count} a month`,
  tokensOnce: (count: string) => `${count} to begin with`,
  papers: 'Priced papers covered',
  papersEachMonth: (count: string) => `${count} a month`,
  noPapers: 'None',
  ai: 'AI tests',
  analytics: 'Advanced analytics',
  included: 'Included',
  notIncluded: 'Not included',
  features: 'What is in it',

  startFree: 'Start Free',
  buyNow: 'Buy Now',
  loginToPurchase: 'Login to Purchase',
  processing: 'Processing...',
  /** The accessible name of a button, which includes its plan. */
  buttonOf: (button: string, plan: string) => `${button}: ${plan}`,
  /** @param date when the student's subscription ends. */
  isYours: (date: string) => `You have this plan until ${date}.`,
  extends: 'Buying it again adds 30 days after that, and gives its tokens at once.',

  yours: {
    title: 'Your plan',
    free: 'Free plan',
    ends: (date: string) => `Ends on ${date}`,
    starts: (start: string, end: string) => `From ${start} to ${end}`,
    freeAdvice: 'Nothing was bought. Your free account does not end.',
    tokensLeft: 'Tokens left',
    ofTokens: (total: string) => `of ${total}`,
    allTokens: 'All your tokens',
    papersLeft: 'Priced papers left this month',
    ofPapers: (total: string) => `of ${total}`,
    ai: 'AI tests',
    analytics: 'Advanced analytics',
    loading: 'Loading your plan',
    failed: 'Your plan could not be loaded',
    history: 'Payment History',
  },

  faq: {
    title: 'Questions about plans',
    items: [
      {
        question: 'When do my tokens expire?',
        answer:
          'The tokens of a plan last as long as it does: a month is 30 days from the payment. Tokens that expire first are spent first. The tokens of your free account do not expire.',
      },
      {
        question: 'What if I buy again, or change my plan?',
        answer:
          'The same plan again adds 30 days after its end, and you get its tokens at once. Another plan starts at once, and both run: of what they allow, the most counts. No plan renews by itself, so there is nothing to cancel.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'For a payment that was made twice, a technical problem that is not solved after 7 business days, or a payment that you did not authorise. Ask within 7 days; it takes 5–10 business days. All of it is in the <refunds>refund policy</refunds>.',
      },
      {
        question: 'What happens if a payment fails?',
        answer:
          'It buys nothing, and you can try again at once. If money has left your account all the same, wait a little: as soon as the payment is confirmed, your plan starts by itself. Until then it is in your payment history as Pending.',
      },
    ],
  },

  purchase: {
    ordering: 'Preparing your order...',
    opening: 'Opening the payment...',
    paying: 'Please finish the payment in its window.',
    verifying: 'Checking your payment...',
    pending: 'Your payment is being confirmed...',
    pendingAdvice:
      'This can take a minute. Nothing is lost: your plan starts by itself as soon as the payment is confirmed, also when you leave this page.',
    stillPending:
      'It is not confirmed yet. Nothing is lost: your plan starts by itself as soon as it is, and your payment history shows its status. You need not pay again.',
    checkAgain: 'Check again',
    done: (plan: string) => `Payment received. ${plan} is yours.`,
    login: 'Login',
    dismiss: 'Dismiss',
    /** Shown beside the error. */
    nothingPaid: 'Nothing was paid.',
    maybePaid:
      'If money has left your account, nothing is lost: your plan starts by itself once the payment is confirmed. Your payment history shows its status.',
    stillLoading: 'Payment system is still loading. Please try again in a moment.',
    errors: {
      'no-plan': 'Invalid plan selected',
      'signed-out': 'Please login to purchase a plan',
      'no-token': 'Authentication token not found. Please login again.',
      'no-order': 'Failed to create order',
      'invalid-order': 'Invalid order response from server',
      'incomplete-order': 'Incomplete order data received from server',
      'no-checkout': 'Failed to load payment system. Please refresh the page and try again.',
      'incomplete-payment': 'Incomplete payment response from the payment provider',
      'not-verified': 'Payment verification failed',
      'not-processed': 'Failed to process payment',
    },
    /** @param description the payment provider's own message. */
    paymentFailed: (description: string) => `Payment failed: ${description}`,
    noReason: 'no reason was given',
  },

  sandbox: {
    title: 'Test payment',
    mark: 'Test mode: no money moves',
    text: (plan: string, amount: string) => `${plan} for ${amount}. Choose how this payment goes.`,
    success: 'Payment succeeds',
    late: 'Confirmed later',
    failure: 'Payment fails',
    close: 'Close without paying',
    busy: 'Paying...',
    failed: 'The test payment was not played. Please try again.',
  },
};
