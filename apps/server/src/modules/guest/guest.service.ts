/**
 * How somebody without an account comes back to what they ordered or gave: by the link, by number and contact, by a code
 * to the contact. What the kinds of things that can be paid for share of it; each keeps its own tables and rules.
 */
export { requireConsent } from './consent.ts';
export { contactKey, mailAddress, type Reach, readContact } from './contact.ts';
export { contactCode } from './contact-code.ts';
export { earlierThings } from './earlier-things.ts';
export { leftByErased, lockOwned } from './erasure/left-things.repository.ts';
export { visitorThings } from './erasure/visitor-things.ts';
export { eventLog, eventReader } from './event-log.repository.ts';
export { operationsInTurn } from './in-turn.ts';
export { idOfLink, linkSecret } from './link.ts';
export { guardLookup } from './lookup-guard.ts';
export { maskName } from './mask-name.ts';
export { isFree, isOwn, ownershipOf } from './ownership.ts';
export { cursorOf, type Place, placeOf } from './place-cursor.ts';
export { type PlacingLimit, placingLimits, withFreeNumber } from './placing.ts';
export { queryReader } from './query.ts';
export { speakableNumbers } from './speakable-number.ts';
