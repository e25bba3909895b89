import { isGradient, isPaint } from '@exam/shared-schema/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  coloursOf,
  commonIcons,
  DataBadge,
  DataIcon,
  Field,
  GradientTile,
  TextInput,
  useDataIcon,
} from '../../ui/index.ts';
import { asideOf, hintOf, type ControlProps } from './control.tsx';
import { textOf } from './values.ts';

const GRADIENTS: readonly (readonly [name: string, classes: string])[] = [
  ['Blue', 'from-blue-400 to-blue-600'],
  ['Purple-Pink', 'from-purple-500 to-pink-500'],
  ['Orange-Red', 'from-orange-500 to-red-600'],
  ['Green', 'from-green-500 to-emerald-700'],
  ['Indigo-Purple', 'from-indigo-500 to-purple-700'],
  ['Pink-Rose', 'from-pink-500 to-rose-600'],
];

const COLOURS: readonly (readonly [name: string, classes: string])[] = [
  ['Yellow', 'text-yellow-400'],
  ['Orange', 'text-orange-400'],
  ['Green', 'text-green-400'],
  ['Blue', 'text-blue-400'],
  ['Pink', 'text-pink-400'],
  ['Amber label', 'bg-amber-100 text-amber-900'],
];

/** Icons offered at once; typing narrows the list. */
const OFFERED = 18;

type LookProps = ControlProps<'icon' | 'gradient' | 'colour'>;

interface ClassesInputProps extends LookProps {
  readonly placeholder: string;
  /** Replaces the field's hint while the input matches no known class. */
  readonly unknown?: string | undefined;
  /** The look that the classes produce. */
  readonly shown: ReactNode;
  readonly offers: readonly Offer[];
}

interface Offer {
  readonly name: string;
  readonly classes: string;
  readonly shown: ReactNode;
}

/** A text input for classes, with suggestions and a preview. */
function ClassesInput(props: ClassesInputProps) {
  const { field, values, errors, set, prefix, placeholder, unknown, shown, offers } = props;
  return (
    <>
      <Field
        label={field.label}
        hint={errors[field.name] === undefined ? (unknown ?? field.hint) : undefined}
        error={errors[field.name]}
        aside={asideOf(field)}
      >
        <div className="shown-input">
          {shown}
          <TextInput
            name={`${prefix}${field.name}`}
            value={textOf(values, field.name)}
            placeholder={placeholder}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => set(field.name, event.target.value)}
          />
        </div>
      </Field>
      <div className="offers" role="group" aria-label={`${field.label}: suggestions`}>
        {offers.map((offer) => (
          <button
            key={offer.classes}
            type="button"
            className="offer"
            aria-label={offer.name}
            onClick={() => set(field.name, offer.classes)}
          >
            {offer.shown}
          </button>
        ))}
      </div>
    </>
  );
}

/** The chosen icon with suggestions; any Font Awesome class may be typed. */
export function IconInput(props: LookProps) {
  const value = textOf(props.values, props.field.name);
  const icons = useQuery({ queryKey: ['common-icons'], queryFn: commonIcons, staleTime: Infinity });
  const typed = value.replace(/^.*fa-/, '').trim();
  const known = icons.data ?? [];
  const found = useDataIcon(value);
  const isUnknown = value.trim() !== '' && found === 'unknown';
  const matching = known.filter((icon) => icon.includes(typed) && icon !== value);
  const offered = (matching.length > 0 ? matching : known).slice(0, OFFERED);
  return (
    <ClassesInput
      {...props}
      placeholder="fa-solid fa-book"
      unknown={isUnknown ? 'There is no icon with this name.' : undefined}
      shown={
        <span className="shown" data-unknown={isUnknown}>
          <DataIcon icon={value} />
        </span>
      }
      offers={offered.map((icon) => ({
        name: icon.replace('fa-solid fa-', '').replaceAll('-', ' '),
        classes: icon,
        shown: <DataIcon icon={icon} />,
      }))}
    />
  );
}

const gradientOffers: readonly Offer[] = GRADIENTS.map(([name, classes]) => ({
  name,
  classes,
  shown: <GradientTile gradient={classes} className="offer-tile" />,
}));

/** The chosen gradient with suggestions. */
export function GradientInput(props: LookProps) {
  const value = textOf(props.values, props.field.name);
  const isUnknown = value.trim() !== '' && !isGradient(value);
  return (
    <ClassesInput
      {...props}
      placeholder="from-blue-400 to-blue-600"
      unknown={isUnknown ? 'Use color classes, such as from-blue-400 to-blue-600.' : undefined}
      shown={<GradientTile gradient={value} />}
      offers={gradientOffers}
    />
  );
}

const colourOffers: readonly Offer[] = COLOURS.map(([name, classes]) => ({
  name,
  classes,
  shown: <ColourPreview classes={classes} />,
}));

export function ColourInput(props: LookProps) {
  const value = textOf(props.values, props.field.name);
  const isUnknown = value.trim() !== '' && !isPaint(value);
  return (
    <ClassesInput
      {...props}
      placeholder="text-yellow-400"
      unknown={isUnknown ? 'Use color classes, such as text-yellow-400.' : undefined}
      shown={<ColourPreview classes={value} />}
      offers={colourOffers}
    />
  );
}

function ColourPreview({ classes }: { readonly classes: string }) {
  const { text, ground } = coloursOf(classes);
  return <span className="shown shown-colour" style={{ background: ground ?? text ?? 'transparent' }} />;
}

const LONGEST_BADGE = 40;

/** The text of a badge, with a preview of the badge. */
export function BadgeInput({ field, values, errors, set, prefix }: ControlProps<'badge'>) {
  const value = textOf(values, field.name);
  return (
    <Field
      label={field.label}
      hint={hintOf(field, value, LONGEST_BADGE)}
      error={errors[field.name]}
      aside={asideOf(field)}
    >
      <div className="shown-input">
        <TextInput
          name={`${prefix}${field.name}`}
          value={value}
          maxLength={LONGEST_BADGE}
          onChange={(event) => set(field.name, event.target.value)}
        />
        {value.trim() !== '' && (
          <DataBadge colour={textOf(values, field.colour)} icon={textOf(values, field.icon)}>
            {value}
          </DataBadge>
        )}
      </div>
    </Field>
  );
}
