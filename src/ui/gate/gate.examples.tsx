import { Button } from '../button/button'
import { Gate, Ways } from './gate'

export const examples = {
  'several ways': (
    <Gate
      title="Sign in"
      lead="To your products, your events and what you follow."
      aside={
        <p>
          No account yet? <a href="#sign_up">Create an account</a>
        </p>
      }
    >
      <Ways label="Ways to sign in">
        <form>
          <Button>Continue with Email and password</Button>
        </form>
        <form>
          <Button kind="quiet">Continue with Google</Button>
        </form>
      </Ways>
    </Gate>
  ),
  'a moment': <Gate title="One moment" lead="We are asking who is signed in." isBusy />,
}
