import { useEffect, useMemo, useRef, useState } from 'react';
import type { SendVerbs } from '../../../application/send/send-feature';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { Contact, ContactFault } from '../../../domain/send/contacts';
import type { SendState } from '../../../domain/send/send-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { contactsMessages } from '../../messages/contacts-en';
import { FarNames } from '../../parts/far-names';
import { ROW_PITCH, useLongList } from '../../parts/use-long-list';
import { avatarGradient } from '../../primitives/avatar';
import { Icon } from '../../primitives/icon';
import contactsCss from './contacts.css';

export interface ContactsPanelProps {
  readonly state: SendState;
  readonly verbs: SendVerbs | undefined;
  readonly onChoose: (address: string) => void;
}

/** The receivers with names, to choose, rename and remove; and a name for the receiver that is typed. */
export function ContactsPanel({ onChoose, state, verbs }: ContactsPanelProps) {
  useStyle(contactsCss);
  const messages = useCatalogue(contactsMessages);
  const [edited, setEdited] = useState<string>();
  const { contact, contactAlike, contacts, receiver } = state;
  const save = (name: string, address: string): ContactFault | undefined => {
    const fault = verbs?.saveContact(name, address);
    if (!fault) setEdited(undefined);
    return fault;
  };
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => contacts.map(({ address }) => address), [contacts]);
  const names = useMemo(() => contacts.map(({ name: each }) => each), [contacts]);
  const { isLong, places, rowAt, style } = useLongList(list, { keys });
  const one = contacts.find(({ address }) => address === edited);
  // Rows of a long list have one height: what is edited stands above them.
  const editor = one && (
    <NameField
      key={one.address}
      label={messages.contactsNameOf(one.name)}
      name={one.name}
      onSave={(name) => save(name, one.address)}
      onCancel={() => setEdited(undefined)}
      onRemove={() => verbs?.removeContact(one.address)}
    />
  );
  return (
    <div className="contacts">
      {receiver !== undefined && !contact && (
        <>
          {contactAlike && (
            <p className="notice" role="alert">
              <Icon name="alert" />
              <span>{messages.contactsAlike(contactAlike.name)}</span>
            </p>
          )}
          <NameField
            label={messages.contactsName}
            onSave={(name) => save(name, receiver)}
            key={receiver}
          />
        </>
      )}
      {isLong && editor}
      {contacts.length > 0 && (
        <ul
          ref={list}
          aria-label={messages.contactsList}
          data-long={isLong || undefined}
          style={style}
        >
          {places.map((place) => {
            const each = contacts[place];
            if (!each) return null;
            return (
              <li key={each.address} {...rowAt(place)}>
                {edited === each.address && !isLong ? (
                  editor
                ) : (
                  <ContactRow
                    contact={each}
                    onChoose={() => onChoose(each.address)}
                    onEdit={() => setEdited(each.address)}
                  />
                )}
              </li>
            );
          })}
          {isLong && <FarNames names={names} places={places} pitch={ROW_PITCH} as="li" />}
        </ul>
      )}
      <p className="hint-line">
        {contacts.length === 0 && receiver === undefined && `${messages.contactsNone} `}
        {messages.contactsKept}
      </p>
    </div>
  );
}

interface ContactRowProps {
  readonly contact: Contact;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

function ContactRow({ contact, onChoose, onEdit }: ContactRowProps) {
  const { contactsEdit, contactsEditOf } = useCatalogue(contactsMessages);
  const { address, name } = contact;
  return (
    <>
      <button type="button" className="row" onClick={onChoose}>
        <span className="avatar" style={{ background: avatarGradient(address) }} />
        <span className="name">
          <bdi>{name}</bdi>
          <small>
            <bdi dir="ltr">{shortenAddress(address)}</bdi>
          </small>
        </span>
        <Icon name="forward" />
      </button>
      <button type="button" className="chip" aria-label={contactsEditOf(name)} onClick={onEdit}>
        {contactsEdit}
      </button>
    </>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly name?: string;

  /** Returns why the name is not kept. */
  readonly onSave: (name: string) => ContactFault | undefined;
  readonly onCancel?: () => void;
  readonly onRemove?: () => void;
}

function NameField({ label, name = '', onCancel, onRemove, onSave }: NameFieldProps) {
  const { contactsCancel, contactsFaults, contactsRemove, contactsSave } =
    useCatalogue(contactsMessages);
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<ContactFault>();
  const input = useRef<HTMLInputElement>(null);
  const isEdit = onCancel !== undefined;
  useEffect(() => {
    if (isEdit) input.current?.focus();
  }, [isEdit]);
  return (
    <form
      className="name-field"
      onSubmit={(event) => {
        event.preventDefault();
        setFault(onSave(text));
      }}
    >
      <span className="field">
        <input
          ref={input}
          type="text"
          value={text}
          placeholder={label}
          aria-label={label}
          aria-invalid={fault !== undefined || undefined}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </span>
      {fault && (
        <p className="field-note" role="alert">
          {contactsFaults[fault]}
        </p>
      )}
      <span className="choices">
        <button type="submit" className="chip">
          {contactsSave}
        </button>
        {onRemove && (
          <button type="button" className="chip" onClick={onRemove}>
            {contactsRemove}
          </button>
        )}
        {onCancel && (
          <button type="button" className="chip" onClick={onCancel}>
            {contactsCancel}
          </button>
        )}
      </span>
    </form>
  );
}
