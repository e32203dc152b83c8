/**
 * Which ways requests go out, for the person at the terminal.
 *
 * @param channels those that are switched on
 */
export const sayChannels = (channels: readonly string[]): string =>
  channels.length > 0
    ? channels.join(', ')
    : 'nothing yet: requests are kept here (channels: docs/deploy.md)';
