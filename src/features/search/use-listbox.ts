import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * The chosen one of a list below a field (the combobox pattern): the focus stays in
 * the field, arrows choose, Enter follows. Home and End belong to the field's text until an
 * arrow has moved into the list.
 *
 * @param count  options in the list
 * @param first  chosen when the list is new: -1 for none
 * @param list   another value means another list
 * @param idOf   id of an option's element
 */
export function useListbox(
  count: number,
  first: number,
  list: unknown,
  idOf: (index: number) => string,
) {
  const [chosen, setChosen] = useState({ list, index: first, moved: false });
  const now = chosen.list === list ? chosen : { list, index: first, moved: false };
  const id = now.index >= 0 && now.index < count ? idOf(now.index) : undefined;

  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'Enter') {
      if (id) document.getElementById(id)?.click();
      return;
    }
    const to: Partial<Record<string, number>> = {
      ArrowDown: (now.index + 1) % count,
      ArrowUp: now.index <= 0 ? count - 1 : now.index - 1,
      ...(now.moved && { Home: 0, End: count - 1 }),
    };
    const index = to[event.key];
    if (index === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen({ list, index, moved: true });
  };

  /** The pointer chooses too, without taking the keys' place. */
  const point = (index: number) => {
    if (index !== now.index) setChosen({ ...now, index });
  };

  return { chosen: now.index, id, onKeyDown, point };
}
