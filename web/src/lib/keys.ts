/** Keys of things: `card/bang`, `character/jango`. Ids are only unique within a kind. */

export const keyOf = (sort: string, id: string): string => `${sort}/${id}`;

/** The kind in a key. */
export const sortOf = (key: string): string => key.slice(0, Math.max(key.indexOf('/'), 0));

/** The id in a key; a plain word is its own id. */
export const idOf = (key: string): string => key.slice(key.indexOf('/') + 1);
