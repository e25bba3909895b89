import { Link } from 'wouter';
import { Button, Icon, IconButton, LinkButton, type IconName } from '../../ui/index.ts';
import type { AnyAction, Keyed } from './action.ts';

/** A link to another page of the console, or out of it, such as a college's website. */
export interface RowLink<Row = Keyed> {
  readonly label: string;
  /** The link shows only this icon; without one it shows its label. */
  readonly icon?: IconName;
  /** Null if this row has none. */
  readonly href: (row: Row) => string | null;
}

/** Icon buttons stay beside the row on a phone; text buttons have no room there. */
export const hasTextButtons = ({ actions, links }: Pick<RowButtonsProps, 'actions' | 'links'>) =>
  links.some(({ icon }) => icon === undefined) || actions.some(({ icon }) => icon === undefined);

interface RowButtonsProps {
  readonly name: string;
  readonly row: Keyed;
  readonly actions: readonly AnyAction[];
  readonly links: readonly RowLink[];
  readonly details: string | null;
  /** The row cannot be acted on at the moment. */
  readonly unavailable: boolean;
  readonly onAction: (action: AnyAction) => void;
  readonly onDetails: () => void;
}

/** The buttons of a row; the accessible name of each includes the row's name. */
export function RowButtons(props: RowButtonsProps) {
  const { name, row, actions, links, details, unavailable, onAction, onDetails } = props;
  const className = hasTextButtons({ actions, links }) ? 'list-actions list-actions-words' : 'list-actions';
  return (
    <span className={className}>
      {details !== null && <RowButton label={details} icon="eye" name={name} onPress={onDetails} />}
      {links.map((link) => (
        <RowAnchor key={link.label} link={link} row={row} name={name} />
      ))}
      {actions
        .filter(({ isOffered }) => isOffered(row))
        .map((action) => (
          <RowButton
            key={action.key}
            label={action.label}
            icon={action.icon}
            name={name}
            unavailable={unavailable}
            onPress={() => onAction(action)}
          />
        ))}
    </span>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: IconName | undefined;
  readonly name: string;
  readonly unavailable?: boolean;
  readonly onPress: () => void;
}

function RowButton({ label, icon, name, unavailable = false, onPress }: RowButtonProps) {
  const shared = { unavailable, onClick: onPress };
  if (icon !== undefined) return <IconButton icon={icon} label={`${label} ${name}`} {...shared} />;
  return (
    <Button variant="quiet" aria-label={`${label}: ${name}`} {...shared}>
      {label}
    </Button>
  );
}

interface RowAnchorProps {
  readonly link: RowLink;
  readonly row: Keyed;
  readonly name: string;
}

function RowAnchor({ link, row, name }: RowAnchorProps) {
  const href = link.href(row);
  if (href === null) return null;
  const label = `${link.label}: ${name}`;
  if (href.startsWith('/')) return <RowPage href={href} label={label} link={link} />;
  const outside = {
    href,
    target: '_blank',
    rel: 'noreferrer',
    'aria-label': `${label} (opens in a new tab)`,
  };
  if (link.icon !== undefined)
    return (
      <a {...outside} className="button-icon" title={link.label}>
        <Icon name={link.icon} />
      </a>
    );
  return (
    <LinkButton variant="quiet" {...outside}>
      {link.label}
    </LinkButton>
  );
}

interface RowPageProps {
  readonly href: string;
  readonly label: string;
  readonly link: Pick<RowLink, 'label' | 'icon'>;
}

/** A page of the console opens in place of the list. */
function RowPage({ href, label, link }: RowPageProps) {
  if (link.icon !== undefined)
    return (
      <Link href={href} className="button-icon" aria-label={label}>
        <Icon name={link.icon} />
      </Link>
    );
  return (
    <Link href={href} asChild>
      <LinkButton variant="quiet" aria-label={label}>
        {link.label}
      </LinkButton>
    </Link>
  );
}
