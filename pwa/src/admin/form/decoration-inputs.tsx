import { useQuery } from '@tanstack/react-query';
import {
  coloursOf,
  commonIcons,
  DataBadge,
  DataIcon,
  Field,
  gradientOf,
  GradientTile,
  TextInput,
  useDataIcon,
} from '../../ui/index.ts';
import { asideOf, textOf, type ControlProps } from './control.tsx';

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

/** How many icons are offered at once; typing narrows them. */
const OFFERED = 18;

/** The icon as it will be, and others to take instead; any class of Font Awesome may be typed. */
export function IconInput({ field, values, error, set }: ControlProps<'icon'>) {
  const value = textOf(values, field.name);
  const icons = useQuery({ queryKey: ['common-icons'], queryFn: commonIcons, staleTime: Infinity });
  const typed = value.replace(/^.*fa-/, '').trim();
  const known = icons.data ?? [];
  const matching = known.filter((icon) => icon.includes(typed) && icon !== value);
  const offered = (matching.length > 0 ? matching : known).slice(0, OFFERED);
  return (
    <>
      <Field label={field.label} hint={field.hint} error={error} aside={asideOf(field)}>
        <div className="shown-input">
          <IconPreview icon={value} />
          <TextInput
            name={field.name}
            value={value}
            placeholder="fa-solid fa-book"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => set(field.name, event.target.value)}
          />
        </div>
      </Field>
      <div className="offers" role="group" aria-label={`${field.label}: suggestions`}>
        {offered.map((icon) => (
          <button
            key={icon}
            type="button"
            className="offer"
            aria-label={icon.replace('fa-solid fa-', '').replaceAll('-', ' ')}
            onClick={() => set(field.name, icon)}
          >
            <DataIcon icon={icon} />
          </button>
        ))}
      </div>
    </>
  );
}

function IconPreview({ icon }: { readonly icon: string }) {
  const found = useDataIcon(icon);
  const unknown = icon.trim() !== '' && found === 'unknown';
  return (
    <span className="shown" data-unknown={unknown}>
      <DataIcon icon={icon} />
      <span className="visually-hidden" role="status">
        {unknown ? 'No icon has this name; a plain sign is shown' : ''}
      </span>
    </span>
  );
}

/** The gradient as it will be, under the icon of the same form. */
export function GradientInput({ field, values, error, set }: ControlProps<'gradient'>) {
  const value = textOf(values, field.name);
  const unknown = value.trim() !== '' && gradientOf(value) === null;
  return (
    <>
      <Field
        label={field.label}
        hint={unknown ? 'No colour has this name; blue is shown instead.' : field.hint}
        error={error}
        aside={asideOf(field)}
      >
        <div className="shown-input">
          <GradientTile gradient={value} />
          <TextInput
            name={field.name}
            value={value}
            placeholder="from-blue-400 to-blue-600"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => set(field.name, event.target.value)}
          />
        </div>
      </Field>
      <div className="offers" role="group" aria-label={`${field.label}: suggestions`}>
        {GRADIENTS.map(([name, classes]) => (
          <button
            key={classes}
            type="button"
            className="offer"
            aria-label={name}
            onClick={() => set(field.name, classes)}
          >
            <GradientTile gradient={classes} className="offer-tile" />
          </button>
        ))}
      </div>
    </>
  );
}

export function ColourInput({ field, values, error, set }: ControlProps<'colour'>) {
  const value = textOf(values, field.name);
  const { text, ground } = coloursOf(value);
  const unknown = value.trim() !== '' && text === null && ground === null;
  return (
    <>
      <Field
        label={field.label}
        hint={unknown ? 'No colour has this name; the plain ink is shown instead.' : field.hint}
        error={error}
        aside={asideOf(field)}
      >
        <div className="shown-input">
          <span className="shown shown-colour" style={{ background: ground ?? text ?? 'transparent' }} />
          <TextInput
            name={field.name}
            value={value}
            placeholder="text-yellow-400"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => set(field.name, event.target.value)}
          />
        </div>
      </Field>
      <div className="offers" role="group" aria-label={`${field.label}: suggestions`}>
        {COLOURS.map(([name, classes]) => {
          const { text: ink, ground: paper } = coloursOf(classes);
          return (
            <button
              key={classes}
              type="button"
              className="offer"
              aria-label={name}
              onClick={() => set(field.name, classes)}
            >
              <span className="shown shown-colour" style={{ background: paper ?? ink ?? 'transparent' }} />
            </button>
          );
        })}
      </div>
    </>
  );
}

/** The words of a badge beside the badge that they make. */
export function BadgeInput({ field, values, error, set }: ControlProps<'badge'>) {
  const value = textOf(values, field.name);
  return (
    <Field label={field.label} hint={field.hint} error={error} aside={asideOf(field)}>
      <div className="shown-input">
        <TextInput
          name={field.name}
          value={value}
          maxLength={40}
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
