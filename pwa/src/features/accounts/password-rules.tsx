import { normalizedPassword, PASSWORDS_DIFFER, RESET_RULES } from '@exam/shared-schema/contract';
import { say, translate } from '../../sentences/index.ts';
import { Icon } from '../../ui/index.ts';

/** The password rules, each ticked once it is met. */
export function PasswordRules({ password, id }: { readonly password: string; readonly id: string }) {
  return (
    <ul className="account-rules" id={id}>
      {RESET_RULES.map(({ rule, sentence }) => (
        <Rule key={sentence} kept={rule.test(normalizedPassword(password))} sentence={sentence} />
      ))}
    </ul>
  );
}

function Rule({ kept, sentence }: { readonly kept: boolean; readonly sentence: string }) {
  return (
    <li className={kept ? 'account-rule-kept' : undefined}>
      <Icon name={kept ? 'check' : 'minus'} small />
      <span>
        {translate(sentence)}
        <span className="visually-hidden">{kept ? say.account.rules.met : say.account.rules.notMet}</span>
      </span>
    </li>
  );
}

/** Whether the two passwords match, once the second is not empty. */
export function PasswordsMatch({ first, second }: { readonly first: string; readonly second: string }) {
  const same = normalizedPassword(first) === normalizedPassword(second);
  return (
    <p role="status" className={same ? 'account-good' : 'field-error'}>
      {second !== '' && (
        <>
          <Icon name={same ? 'check' : 'alert'} small />
          {same ? say.account.rules.passwordsMatch : translate(PASSWORDS_DIFFER)}
        </>
      )}
    </p>
  );
}
