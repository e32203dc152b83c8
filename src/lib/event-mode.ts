/** Whether event mode is on; `html[data-event]` says which state it is in. */
export const inEventMode = () => document.documentElement.dataset.event !== undefined;
