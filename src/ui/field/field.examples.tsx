import { Button } from '../button/button'
import { Check, CheckGroup, Form, LongTextField, ProblemSummary, SelectField, TextField, Trap, Trouble } from './field'

export const examples = {
  'a form with a problem': (
    <Form label="Contact us" action="#sent" method="post">
      <ProblemSummary title="One answer needs attention" problems={[{ id: 'email', text: 'Enter an email address' }]} />
      <TextField id="name" name="name" label="Full name" autoComplete="name" defaultValue="Margaux Thévenet" />
      <TextField
        id="email"
        name="email"
        type="email"
        label="Work email"
        autoComplete="email"
        hint="We answer here and use it for nothing else."
        problem="Enter an email address in the form name@company.com"
        defaultValue="margaux@"
      />
      <SelectField
        id="topic"
        name="topic"
        label="Topic"
        options={[
          { value: '', text: 'Please choose' },
          { value: 'media', text: 'Media' },
        ]}
      />
      <LongTextField id="message" name="message" label="Message" maxLength={4000} />
      <CheckGroup legend="I will attend">
        <Check id="in-person" name="mode" value="in-person" type="radio" text="In London" isChecked />
        <Check id="online" name="mode" value="online" type="radio" text="Online" />
      </CheckGroup>
      <Check id="newsletter" name="newsletter" value="yes" text="Send me the quarterly letter" />
      <div>
        <Button>Send</Button>
      </div>
    </Form>
  ),
  'a form that may be refused': (
    <Form label="Write to us" action="#sent" method="post">
      <ProblemSummary
        title="Please put this right"
        problems={[{ id: 'own-name', text: 'Enter your name', when: 'name' }]}
        when="problems"
      />
      <Trouble title="Too many messages" text="Try again in an hour." when="busy" />
      <TextField id="own-name" name="name" label="Full name" refusal="Enter your name" />
      <Check id="own-consent" name="consent" value="1" text="I agree" refusal="Tick the box if you agree" />
      <Trap id="own-trap" name="homepage" label="Leave this field empty" />
      <Button>Send</Button>
    </Form>
  ),
  'a group with a problem': (
    <CheckGroup legend="How will you take part?" hint="You can change this later." problem="Choose one">
      <Check id="in-room" name="how" value="room" type="radio" text="In the room" />
    </CheckGroup>
  ),
}
