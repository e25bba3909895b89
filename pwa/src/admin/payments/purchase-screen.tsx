import './purchase.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  collegeStudentCount,
  createCollegePackage,
  offeredPackages,
  type CollegeChoice,
  type CollegeLink,
  type CollegePackage,
} from '@exam/shared-schema/contract';
import { formatRupees } from '@exam/shared-schema/labels';
import { formatDateTime, formatNumber } from '../../format/index.ts';
import { Banner, Button, Card, Field, Page, PageHead, Select, Stack } from '../../ui/index.ts';
import { CallFailedError, load, sentenceOf } from '../load.ts';
import { Facts } from '../rows/details.tsx';
import { CollegePicker } from './college-picker.tsx';
import { copyText } from './copy-text.ts';

const CHOOSE = 'Please select both college and package';
const COPIED_MS = 2000;

/** The message of a link that could not be made. */
function messageOf(error: Error): string {
  if (error instanceof CallFailedError && error.failure.kind === 'network') return 'Network error occurred';
  return error instanceof CallFailedError
    ? sentenceOf(error.failure, 'Failed to create payment')
    : 'Network error occurred';
}

/** PA16: makes the link with which a college pays for a package. */
export default function PurchaseScreen() {
  const queries = useQueryClient();
  const [college, setCollege] = useState<CollegeChoice | null>(null);
  const [packageId, setPackageId] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [collegesFailed, setCollegesFailed] = useState(false);
  const packages = useQuery({
    queryKey: ['collegePackages', 'offered'],
    queryFn: async ({ signal }) => (await load(offeredPackages, {}, signal)).data,
  });
  const count = useStudentCount(college);
  const making = useMutation({
    mutationFn: async (body: { readonly collegeId: string; readonly packageId: string }) =>
      (await load(createCollegePackage, { body })).data,
    onSuccess: () => {
      setCollege(null);
      setPackageId('');
      setFailure(null);
      return queries.invalidateQueries();
    },
    onError: (error) => setFailure(messageOf(error)),
  });
  const chosen = packages.data?.find(({ _id }) => _id === packageId);
  const submit = () => {
    if (college === null || chosen === undefined) return setFailure(CHOOSE);
    setFailure(null);
    making.mutate({ collegeId: college._id, packageId });
  };
  const loadFailed = packages.isError || collegesFailed;
  const hasNone = college !== null && chosen !== undefined && count.data === 0;
  const isReady = college !== null && chosen !== undefined && (count.data ?? 0) > 0;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Purchase College Package"
          lead="A link with which a college pays for all of its students"
        />
        {loadFailed && (
          <Banner tone="bad" onDismiss={() => setCollegesFailed(false)}>
            Failed to load data
          </Banner>
        )}
        {failure !== null && (
          <Banner tone="bad" onDismiss={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        {making.data !== undefined && <LinkCard link={making.data} />}
        <Card as="div">
          <Stack gap={4}>
            <CollegePicker
              key={making.data?.paymentId}
              chosen={college}
              onChoose={setCollege}
              onFailed={setCollegesFailed}
            />
            <Field label="Package">
              <Select
                placeholder={packages.isPending ? 'Loading packages...' : 'Select a package'}
                value={packageId}
                onChange={(event) => setPackageId(event.target.value)}
                options={(packages.data ?? []).map(({ _id, name, Tokens, price }) => ({
                  value: _id,
                  label: `${name}: ${formatNumber(Tokens)} tokens, ${formatRupees(price)} per student`,
                }))}
              />
            </Field>
            {college !== null && chosen !== undefined && (
              <Summary chosen={chosen} college={college} students={count.data} failed={count.isError} />
            )}
            <Button
              variant="primary"
              unavailable={!isReady}
              busy={making.isPending}
              busyWords="Creating..."
              onClick={submit}
            >
              {isReady || (college !== null && chosen !== undefined && !hasNone)
                ? 'Create Payment Link'
                : hasNone
                  ? 'No Students Found in Selected College'
                  : 'Please Select College and Package'}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

function useStudentCount(college: CollegeChoice | null) {
  const id = college?._id ?? '';
  return useQuery({
    queryKey: ['payments', 'students', id],
    queryFn: async ({ signal }) =>
      (await load(collegeStudentCount, { params: { collegeId: id } }, signal)).data.studentCount,
    enabled: id !== '',
  });
}

interface SummaryProps {
  readonly chosen: CollegePackage;
  readonly college: CollegeChoice;
  /** Undefined until they are counted. */
  readonly students: number | undefined;
  readonly failed: boolean;
}

function Summary({ chosen: { name, Tokens, price }, college, students, failed }: SummaryProps) {
  if (failed) return <Banner tone="bad">Failed to load data</Banner>;
  const shown = (value: (count: number) => string) => (students === undefined ? '…' : value(students));
  return (
    <section aria-label="Purchase Summary" className="purchase-summary">
      <h2>Purchase Summary</h2>
      <Facts
        facts={[
          ['College', college.name],
          ['Package', name],
          ['Students', shown(formatNumber)],
          ['Tokens per student', formatNumber(Tokens)],
          ['Total tokens', shown((count) => formatNumber(count * Tokens))],
          ['Price per student', formatRupees(price)],
          ['Total cost', shown((count) => formatRupees(count * price))],
        ]}
      />
    </section>
  );
}

/** The link is copied once it is made, if the browser permits that, and by its button. */
function LinkCard({ link: { paymentLink, summary, expiresAt } }: { readonly link: CollegeLink }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    void copyText(paymentLink).then((isCopied) => setCopied(isCopied || null));
  }, [paymentLink]);
  useEffect(() => {
    if (copied !== true) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => setCopied(await copyText(paymentLink));
  return (
    <Card as="section" aria-label="Payment link">
      <Stack gap={3}>
        <Banner tone="ok">The payment link was created. Send it to the college.</Banner>
        <p className="purchase-link">
          <a href={paymentLink} target="_blank" rel="noreferrer">
            {paymentLink}
          </a>
        </p>
        <div aria-live="polite">
          <Button icon={copied === true ? 'check' : 'copy'} onClick={() => void copy()}>
            {copied === true ? 'Copied' : 'Copy link'}
          </Button>
          {copied === false && <p>The link could not be copied. Select it and copy it by hand.</p>}
        </div>
        <Facts
          facts={[
            ['Total students', formatNumber(summary.totalStudents)],
            ['Total tokens', formatNumber(summary.totalTokens)],
            ['Total cost', formatRupees(summary.totalAmount)],
            ['Expires', formatDateTime(expiresAt)],
          ]}
        />
      </Stack>
    </Card>
  );
}
