"""My friends: links that make friends, who is online, and invitations to waiting tables."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.base.looks import Colour, Picture, face_of
from ratskeller.server.friends.invitations import decline, invitations_of, invite
from ratskeller.server.friends.links import MOST_USES
from ratskeller.server.friends.lists import friends_of, unfriend
from ratskeller.server.http.parts import Anybody, Context, Signed
from ratskeller.server.people.service import Person
from ratskeller.server.tables.addresses import address_of

router = APIRouter(prefix="/api/friends", tags=["friends"])


class FriendTable(BaseModel):
    """A public table at which a friend sits."""

    id: str
    game: str
    state: str


class FriendShown(BaseModel):
    """A friend of mine."""

    id: str = Field(description="by which I can name them; it is good for me only")
    name: str
    colour: Colour
    picture: Picture
    since: float
    is_here: bool = Field(description="they have a page open, or had within two minutes")
    tables: list[FriendTable]


class LinkShown(BaseModel):
    """A link of mine that is still good."""

    uses: int = Field(description="how many people may still use it")
    expires: float


class Company(BaseModel):
    """My friends, and my links that are still good."""

    friends: list[FriendShown]
    links: list[LinkShown]


class NewLink(BaseModel):
    """For how many people a link shall be good, and for how long."""

    model_config = ConfigDict(extra="forbid")
    uses: Annotated[int, Field(ge=1, le=MOST_USES)] = 1
    days: Annotated[int, Field(ge=1, le=30)] = 7


class Secret(BaseModel):
    """The token of a link. The page puts it into the fragment of an address, which browsers never send."""

    model_config = ConfigDict(extra="forbid")
    token: Annotated[str, Field(max_length=200)]


class Owner(BaseModel):
    """Whose link it is."""

    name: str
    colour: Colour
    picture: Picture


class Invited(BaseModel):
    """To which table."""

    model_config = ConfigDict(extra="forbid")
    table: Annotated[str, Field(max_length=64)]


class WasInvited(BaseModel):
    """Whether it is a new invitation; nobody is called twice to the same table."""

    is_new: bool


class InvitationShown(BaseModel):
    """A friend invites me to a table."""

    id: str
    table: str
    game: str
    name: str = Field(description="of the friend")
    at: float


@router.get("", summary="My friends")
async def my_friends(person: Signed, context: Context) -> Company:
    """People who are online come first. Tables are those that everybody can see."""
    found = await friends_of(context.tables, person)
    links = await context.friend_links.all_of(person)
    return Company(
        friends=[FriendShown.model_validate(friend, from_attributes=True) for friend in found],
        links=[LinkShown(uses=link.uses, expires=link.expires) for link in links],
    )


@router.post("/links", summary="Make a link for friends", status_code=201)
async def make_link(person: Signed, context: Context, wanted: NewLink) -> Secret:
    """Anybody who opens it and agrees is my friend. It is shown only this once."""
    context.friend_pace.links.take(person.id)
    return Secret(token=await context.friend_links.make(person, wanted.uses, wanted.days))


@router.delete("/links", summary="Withdraw my links", status_code=204)
async def withdraw_links(person: Signed, context: Context) -> None:
    """No link that I have made is good any more."""
    await context.friend_links.withdraw(person)


@router.post("/links/look", summary="The owner of a link")
async def look_at_link(request: Request, person: Anybody, context: Context, secret: Secret) -> Owner:
    """Who has made a link; this has no effect yet, and needs no name."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return owner_of(await context.friend_links.owner(person, secret.token))


@router.post("/links/accept", summary="Become friends")
async def accept_link(request: Request, person: Signed, context: Context, secret: Secret) -> Owner:
    """Become friends with the person who made a link."""
    context.addresses.sign_ins.take(address_of(request.scope))
    return owner_of(await context.friend_links.accept(person, secret.token))


def owner_of(person: Person) -> Owner:
    """Whoever has made a link, as others see them."""
    return Owner(name=person.name, **face_of(person.id, person.colour, person.picture))


@router.get("/invitations", summary="My invitations")
async def my_invitations(person: Signed, context: Context) -> list[InvitationShown]:
    """Invitations to tables that still wait and have a free seat. A page asks for them every now and then, so that
    friends see who looks at one."""
    context.tables.sessions.glimpse(person.id)
    found = await invitations_of(context.tables, person)
    return [InvitationShown.model_validate(one, from_attributes=True) for one in found]


@router.delete("/invitations/{invitation}", summary="Decline an invitation", status_code=204)
async def decline_invitation(person: Signed, context: Context, invitation: str) -> None:
    """The person who invited me is not told."""
    await decline(context.tables, person, invitation)


@router.post("/{friend}/invite", summary="Invite a friend")
async def invite_friend(
    request: Request, person: Signed, context: Context, friend: str, invited: Invited
) -> WasInvited:
    """Invite a friend to a waiting table at which I sit. They see it on every page, and get a push message if they
    want."""
    context.friend_pace.take_invitation(person.id, address_of(request.scope))
    is_new = await invite(context.tables, context.caller, person, friend, invited.table)
    return WasInvited(is_new=is_new)


@router.delete("/{friend}", summary="End a friendship", status_code=204)
async def end_friendship(person: Signed, context: Context, friend: str) -> None:
    """They do not learn of it, but I am not on their list any more either."""
    await unfriend(context.tables, person, friend)
