/**
 * What claims of the firm's own begin with. A namespace that is an address is joined to a name by a slash, even if the setting
 * leaves it out; one that ends in another joining sign, such as a colon, is used as it is. Nothing stays nothing.
 */
export function toClaimNamespace(named = ''): string {
  const namespace = named.trim()
  return namespace === '' || /[/:#]$/.test(namespace) ? namespace : `${namespace}/`
}
