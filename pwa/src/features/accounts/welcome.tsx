import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { say } from '../../sentences/index.ts';
import { Card, Icon, LinkButton, Page } from '../../ui/index.ts';

interface WelcomeProps {
  readonly login: string;
  /** The address of the new account, with which the login begins. */
  readonly email: string;
}

export function Welcome({ login, email }: WelcomeProps) {
  const { emailVerified, phoneVerified, welcome } = say.account;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page>
      <div className="account account-narrow">
        <Card>
          <div className="account-form">
            <div className="account-head">
              <h1 ref={title} tabIndex={-1}>
                {welcome.title}
              </h1>
              <p>{welcome.ready}</p>
            </div>
            <ul className="account-ticks">
              {[emailVerified, phoneVerified, welcome.profileCreated].map((achieved) => (
                <li key={achieved}>
                  <Icon name="check" /> {achieved}
                </li>
              ))}
            </ul>
            <Link href={login} state={{ email }} asChild>
              <LinkButton variant="primary" large wide>
                {welcome.toLogin}
              </LinkButton>
            </Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}
