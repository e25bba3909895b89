import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Card, Icon, LinkButton, Page } from '../../ui/index.ts';

const ACHIEVED = ['Email Address Verified', 'Mobile Number Verified', 'Account Profile Created'];

export function Welcome({ login }: { readonly login: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Page>
      <div className="account account-narrow">
        <Card>
          <div className="account-form">
            <div className="account-head">
              <h1 ref={title} tabIndex={-1}>
                Welcome to Prep
              </h1>
              <p>Your account is ready.</p>
            </div>
            <ul className="account-ticks">
              {ACHIEVED.map((achieved) => (
                <li key={achieved}>
                  <Icon name="check" /> {achieved}
                </li>
              ))}
            </ul>
            <Link href={login} asChild>
              <LinkButton variant="primary" large wide>
                Continue to Login
              </LinkButton>
            </Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}
