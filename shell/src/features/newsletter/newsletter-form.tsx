import { Button, VisuallyHidden } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useId, useState, type FormEvent } from 'react';
import { EmailInput, Form, Thanks } from './newsletter.styles';
import { useSubscribe } from './newsletter.queries';

/** An address and a button; thanks once the server has it. `scene` for the band on an illustration. */
export function NewsletterForm({ look }: { look: 'plain' | 'scene' }) {
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, reset } = useSubscribe();
  const id = useId();
  const navigate = useNavigate();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (email.trim() === '') {
      toast({
        title: 'Email required',
        description: 'Please enter your email address to subscribe.',
        variant: 'destructive',
      });
      return;
    }
    mutate(
      { email: email.trim() },
      {
        onSuccess: () => {
          setEmail('');
          toast({
            title: 'Thank you for subscribing!',
            description: 'Please use the link that we sent you: then ideas for your next trip are on their way.',
            action: { label: 'My Trips', onSelect: () => void navigate('/trips') },
          });
        },
        onError: (error) => {
          const description = messageOf(error, 'Please try again in a moment.');
          toast({ title: 'Could not subscribe', description, variant: 'destructive' });
        },
      },
    );
  };

  return (
    <Form onSubmit={submit} data-look={look}>
      <VisuallyHidden as="label" htmlFor={id}>
        Email address
      </VisuallyHidden>
      <EmailInput
        id={id}
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          if (isSuccess) reset();
        }}
      />
      <Button type="submit" variant={look === 'scene' ? 'scene-solid' : 'primary'} size="lg" pending={isPending}>
        Subscribe
      </Button>
      <Thanks role="status">
        {isSuccess && 'Thank you. One press on the link in our e-mail, and you are on the list.'}
      </Thanks>
    </Form>
  );
}
