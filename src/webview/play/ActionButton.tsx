import type { PlayAction } from '../../panel/play/protocol.js';
import { Icon, type IconName } from '../Icon.js';
import { usePage } from '../context.js';
import { send } from '../host.js';

type Kind = Exclude<PlayAction['kind'], 'move' | 'swap' | 'put' | 'draw'>;
/** What is shown as an icon alone, and what has words on it. */
type IconKind = Extract<Kind, 'undo' | 'redo' | 'reset' | 'hint'>;

type Props =
  | { readonly kind: IconKind; readonly icon: IconName; readonly disabled: boolean }
  | { readonly kind: Exclude<Kind, IconKind>; readonly primary?: boolean };

/** A button that does one thing to the game. */
export function ActionButton(props: Props) {
  const { phrases } = usePage();
  const act = () => {
    send({ type: 'play', action: { kind: props.kind } });
  };
  if ('icon' in props) {
    const label = phrases.say(`play.${props.kind}`);
    return (
      <button
        type="button"
        class="icon-button"
        title={label}
        aria-label={label}
        // Not `disabled`: that would throw the keyboard's focus out of the page.
        aria-disabled={props.disabled}
        onClick={() => {
          if (!props.disabled) act();
        }}
      >
        <Icon name={props.icon} />
      </button>
    );
  }
  return (
    <button
      type="button"
      class={props.primary ? 'primary' : 'secondary'}
      title={phrases.say(`play.${props.kind}.tooltip`)}
      onClick={act}
    >
      {phrases.say(`play.${props.kind}`)}
    </button>
  );
}
