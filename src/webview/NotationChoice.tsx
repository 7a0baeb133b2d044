import { NOTATIONS, type Notation } from '../words/moveNotation.js';
import { usePage } from './context.js';
import { send } from './host.js';

/** Whether moves are shown as the blank's way or as the tile's: the setting, for all panels. */
export function NotationChoice({ notation }: { readonly notation: Notation }) {
  const { phrases, dispatch } = usePage();
  return (
    <label class="notation" title={phrases.say('notation.hint')}>
      <span class="for-screen-readers">{phrases.say('notation.label')}</span>
      <select
        value={notation}
        onChange={({ currentTarget }) => {
          const chosen = NOTATIONS.find((name) => name === currentTarget.value);
          if (!chosen) return;
          dispatch({ type: 'notation', notation: chosen });
          send({ type: 'notation', notation: chosen });
        }}
      >
        {NOTATIONS.map((name) => (
          <option key={name} value={name}>
            {phrases.say(`notation.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
