import { Link } from 'wouter';
import { Button, IconButton, LinkButton, type IconName } from '../../ui/index.ts';
import type { AnyAction, Keyed } from './action.ts';

/** A link to another page of the console, or out of it, such as a college's website. */
export interface RowLink<Row = Keyed> {
  readonly label: string;
  /** Null if this row has none. */
  readonly href: (row: Row) => string | null;
}

/** Icon buttons stay beside the row on a phone; text buttons have no room there. */
export const hasTextButtons = ({ actions, links }: Pick<RowButtonsProps, 'actions' | 'links'>) =>
  links.length > 0 || actions.some(({ icon }) => icon === undefined);

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
        <RowLinkButton key={link.label} link={link} row={row} name={name} />
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

interface RowLinkProps {
  readonly link: RowLink;
  readonly row: Keyed;
  readonly name: string;
}

function RowLinkButton({ link, row, name }: RowLinkProps) {
  const href = link.href(row);
  if (href === null) return null;
  const label = `${link.label}: ${name}`;
  if (href.startsWith('/'))
    return (
      <Link href={href} asChild>
        <LinkButton variant="quiet" aria-label={label}>
          {link.label}
        </LinkButton>
      </Link>
    );
  return (
    <LinkButton
      variant="quiet"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} (opens in a new tab)`}
    >
      {link.label}
    </LinkButton>
  );
}
