import { COMMON_PASSWORD, normalizedPassword } from '@exam/shared-schema/contract';
import { AppError } from '../../../http/index.ts';
import { commonPasswords } from './common-password-list.ts';

/** Of six and seven characters: an administrator may give one so short (ST33). */
const shortPasswords = `
123456 1234567 654321 7654321 111111 000000 222222 333333 444444 555555 666666 777777 888888 999999 0000000 1111111
7777777 121212 123123 123321 112233 131313 123654 147258 159753 159357 101010 202020 212121 232323 987654 456789 456456
789456 741852 147147 258258 369369 abcdef abcdefg abc123 a12345 a123456 123abc 1234abc 12345a 123456a 123qwe 1q2w3e
1qaz2wsx q1w2e3 qwerty qwert1 qwe123 qweasd qazwsx asdfgh asdfghj zxcvbn zxcvbnm asdasd qweqwe aaaaaa qqqqqq zzzzzz
admin1 admin12 admin123 adminadmin letmein welcome monkey dragon master shadow superman batman sunshine princess
iloveu lovely loveme freedom ninja1 hello1 hello12 hello123 hunter killer soccer hockey cricket football cheese summer
winter flower purple orange banana cookie ginger pepper buster tigger maggie jordan michael daniel thomas andrew
charlie jessica ashley nicole secret access login1 passw0rd pass123 pass12 passwd test12 test123 testing sample default
changeme google india1 india12 india123 bharat mumbai chennai kolkata krishna ganesh shivam omsairam sairam jaihind
rahul1 rahul12 rahul123 priya1 priya123 student student1 student12 teacher college school exam123 jee2024 jee2025 jee2026
neet2024 neet2025 neet2026 prep123 mypass 696969 1g2w3e 147852 142536 332211 252525 303030 454545 112211 998877 102030
`;

const common: ReadonlySet<string> = new Set(`${commonPasswords} ${shortPasswords}`.trim().split(/\s+/));

/** ST33: the most common passwords in any case, and the account's own data. */
export function refuseCommonPassword(field: string, password: string, own: readonly string[]): void {
  const fold = (text: string) => normalizedPassword(text).toLowerCase();
  const folded = fold(password);
  const names = own.flatMap((text) => [fold(text), fold(text).split('@')[0]]);
  if (common.has(folded) || names.includes(folded))
    throw new AppError('VALIDATION', COMMON_PASSWORD, { errors: { [field]: COMMON_PASSWORD } });
}
