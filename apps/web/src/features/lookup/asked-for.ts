/**
 * Which kind of thing a query can find: ten digits are a sponsor number; eleven of which the first is 2 to 9 a gift
 * number, which is never a phone's; whatever else is a contact can belong to both.
 */
export function askedFor(query: string): 'order' | 'gift' | 'both' {
  const plain = query.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^\d{10}$/.test(plain)) return 'order';
  return /^[2-9]\d{10}$/.test(plain) ? 'gift' : 'both';
}
