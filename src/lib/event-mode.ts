/** Whether the site is an exhibit at the moment; `html[data-event]` says which state it is in. */
export const inEventMode = () => document.documentElement.dataset.event !== undefined;
